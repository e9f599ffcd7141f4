/** Keys as WebDriver names them, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const named: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const down = (value: string): object => ({ type: 'keyDown', value });
const up = (value: string): object => ({ type: 'keyUp', value });

/** Keys pressed together and let go, as the W3C's list of actions: WebDriver and WebDriver BiDi take the same. */
export function pressed(keys: readonly string[]): readonly object[] {
  const values = keys.map((key) => named[key] ?? key);
  return [{ type: 'key', id: 'keyboard', actions: [...values.map(down), ...values.toReversed().map(up)] }];
}

/** Characters typed one after the other. */
export function typed(text: string): readonly object[] {
  return [{ type: 'key', id: 'keyboard', actions: [...text].flatMap((value) => [down(value), up(value)]) }];
}

/** The pointer moved to a place of the view and pressed there. */
export function clicked(x: number, y: number): readonly object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
