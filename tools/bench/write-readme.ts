import { withPart } from '../with-part.ts';

/** The README with another text between the two markers of the bench. */
export function withBench(readme: string, text: string): string {
  return withPart(readme, 'bench', text);
}
