import { hideNote, inNote, showNote, shownTerm } from './term-note.ts';

/** Time in milliseconds in which the pointer can cross from a term to its note. */
const patience = 200;

let leaving: ReturnType<typeof setTimeout> | undefined;
let tapped: HTMLElement | undefined;

const termOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('a.term') : null;

function handleOver(event: PointerEvent): void {
  if (event.pointerType === 'touch') return;
  const term = termOf(event);
  if (term !== null || inNote(event.target)) clearTimeout(leaving);
  if (term !== null) showNote(term);
}

function handleOut(event: PointerEvent): void {
  if (event.pointerType === 'touch' || (termOf(event) === null && !inNote(event.target))) return;
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (shownTerm() !== document.activeElement) hideNote();
  }, patience);
}

/** A tap on the note or elsewhere puts the note away; a tap on a term is taken up by the click that follows. */
function handleDown(event: PointerEvent): void {
  const term = termOf(event);
  tapped = event.pointerType === 'touch' && term !== shownTerm() ? (term ?? undefined) : undefined;
  if (term === null && (event.pointerType === 'touch' || !inNote(event.target))) hideNote();
}

function handleFocus(event: FocusEvent): void {
  const term = termOf(event);
  if (term === null) hideNote();
  // A tap focuses too; its click decides.
  else if (term !== tapped) showNote(term);
}

/** The first tap on a term shows its definition, the second follows the link, as a click does at once. */
export function handleTermClick(event: Event): boolean {
  const term = termOf(event);
  if (term === null || term !== tapped) {
    if (term !== null) hideNote();
    return false;
  }
  tapped = undefined;
  event.preventDefault();
  showNote(term);
  return true;
}

function handleKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') hideNote();
}

/** Shows definitions of glossary terms on hover, focus and tap. They are links with a title, and work as such without it. */
export function installGlossary(): void {
  document.addEventListener('pointerover', handleOver, { passive: true });
  document.addEventListener('pointerout', handleOut, { passive: true });
  document.addEventListener('pointerdown', handleDown, { passive: true });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', (event) => {
    if (termOf(event) === shownTerm()) hideNote();
  });
  document.addEventListener('keydown', handleKey);
  window.addEventListener('scroll', hideNote, { passive: true });
}
