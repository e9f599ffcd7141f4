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
 * Where the reader writes, or what they have marked, among those fields: React writes their values anew, and marks nothing.
 * @returns marks the same again, if the reader is still there
 */
function recordCaret(prefix: string): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const control = document.activeElement;
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (!isText || !control.id.startsWith(prefix) || control.selectionStart === null) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return () => {
    if (document.activeElement === control)
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

/**
 * What a reader entered into the static page's fields before React had taken them over, by field name. It is undefined in the
 * first rendering, which has to be the page's, and when they entered nothing. What they have marked stays marked.
 * @param prefix what the ids of the fields begin with, before their names
 * @param written gives the values that the page was built with, by field name
 */
export function useInputBeforeHydration(prefix: string, written: () => Entered): Entered | undefined {
  const [close] = useState(() => recordInput(prefix, written()));
  const [early, take] = useReducer<Entered | undefined, []>(close, undefined);
  const [markAgain] = useState(() => recordCaret(prefix));
  // Drawn before anybody sees the written values again.
  useLayoutEffect(take, [take]);
  useLayoutEffect(markAgain, [early, markAgain]);
  return early;
}
