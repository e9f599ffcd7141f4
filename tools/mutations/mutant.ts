/** One small fault, planted in one file. */
export interface Mutant {
  /** What it touches: `prose`, `code` … */
  readonly kind: string;
  /** From the project's root. */
  readonly file: string;
  /** Where the text begins that is replaced. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** What it would do to a reader, where somebody wrote it down. */
  readonly why?: string;
}

/** The file with the fault. @throws Error when the text is not where the mutant says */
export function applyMutant(text: string, { file, at, from, to }: Mutant): string {
  if (!text.startsWith(from, at)) throw new Error(`${file}: “${from}” does not stand at ${at}.`);
  return text.slice(0, at) + to + text.slice(at + from.length);
}

/** `file:line: from → to`, for people. */
export function tellMutant(text: string, { file, at, from, to }: Mutant): string {
  const short = (words: string): string => (words === '' ? '(nothing)' : words.replace(/\s+/g, ' ').trim());
  return `${file}:${text.slice(0, at).split('\n').length}: ${short(from)} → ${short(to)}`;
}
