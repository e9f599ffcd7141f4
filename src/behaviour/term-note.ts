/** Distance between a term and its note, and between the note and the window's edge, in CSS pixels. */
const gap = 8;
const noteId = 'term-note';

let note: HTMLElement | undefined;
let shownFor: HTMLElement | undefined;

/** The one note of the page: a popover, so that nothing covers or clips it. */
function noteElement(): HTMLElement {
  if (note?.isConnected) return note;
  note = document.createElement('div');
  note.id = noteId;
  note.className = 'term-note';
  note.setAttribute('role', 'tooltip');
  note.setAttribute('popover', 'manual');
  (document.querySelector('main') ?? document.body).append(note);
  return note;
}

/** Below the term, or above it where there is no room; never beyond the window's edges. */
function place(element: HTMLElement, term: HTMLElement): void {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = word.bottom + gap;
  const top = below + height > clientHeight && word.top - gap - height > 0 ? word.top - gap - height : below;
  const left = Math.max(gap, Math.min(word.left, clientWidth - width - gap));
  element.style.setProperty('top', `${Math.round(top)}px`);
  element.style.setProperty('left', `${Math.round(left)}px`);
}

/** The term whose definition is shown. */
export const shownTerm = (): HTMLElement | undefined => shownFor;

/** Whether a node belongs to the note. */
export const inNote = (node: EventTarget | null): boolean => node instanceof Node && note?.contains(node) === true;

/**
 * Shows the definition of a term. Its title, which the browser would show and read out without this script, moves into
 * the note meanwhile, so that it is not told twice.
 */
export function showNote(term: HTMLElement): void {
  if (shownFor === term) return;
  hideNote();
  const element = noteElement();
  if (typeof element.showPopover !== 'function' || !term.title) return;
  element.textContent = term.title;
  term.removeAttribute('title');
  term.setAttribute('aria-describedby', noteId);
  element.showPopover();
  place(element, term);
  shownFor = term;
}

/** Hides the note and gives the term its title back. */
export function hideNote(): void {
  if (shownFor === undefined) return;
  shownFor.title = note?.textContent ?? '';
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  if (note?.isConnected) note.hidePopover();
}
