import { useLayoutEffect, useReducer, useState } from 'react';

type Entered = Readonly<Record<string, string>>;

/**
 * Keeps what a reader enters into the static page's fields: what stands there already, and what is entered until the record
 * is closed. React may have begun to take the fields over by then: it works in pieces, and puts the written values back when it is
 * done, without telling of what came meanwhile.
 * @returns closes the record, and gives what was entered by field name; undefined when nothing was
 */
function recordInput(prefix: string, written: Entered): () => Entered | undefined {
  if (typeof document === 'undefined') return () => undefined;
  const entered = new Map<string, string>();
  const note = (name: string, control: EventTarget | null): void => {
    if (control !== null && 'value' in control && String(control.value) !== written[name])
      entered.set(name, String(control.value));
  };
  for (const name of Object.keys(written)) note(name, document.getElementById(`${prefix}${name}`));
  const listener = ({ target }: Event): void => {
    const id = target instanceof Element ? target.id : '';
    if (id.startsWith(prefix) && id.slice(prefix.length) in written) note(id.slice(prefix.length), target);
  };
  // Before React, whose own listeners stand further in.
  document.addEventListener('input', listener, true);
  return () => {
    document.removeEventListener('input', listener, true);
    return entered.size === 0 ? undefined : Object.fromEntries(entered);
  };
}

/**
 * What a reader entered into the static page's fields before React had taken them over, by field name. It is undefined in the
 * first rendering, which has to be the page's, and when they entered nothing.
 * @param prefix what the ids of the fields begin with, before their names
 * @param written gives the values that the page was built with, by field name
 */
export function useInputBeforeHydration(prefix: string, written: () => Entered): Entered | undefined {
  const [close] = useState(() => recordInput(prefix, written()));
  const [early, take] = useReducer<Entered | undefined, []>(close, undefined);
  // Drawn before anybody sees the written values again.
  useLayoutEffect(take, [take]);
  return early;
}
