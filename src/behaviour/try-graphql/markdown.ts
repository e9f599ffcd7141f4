import { element } from '../element.ts';

/** Descriptions of the schema as elements: paragraphs with code in them, which is all of Markdown that they have beside lists. */
export function markdownOf(text: string): HTMLElement[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const paragraph = element('p', {});
      part.split(/`([^`]+)`/).forEach((piece, index) => {
        if (piece !== '') paragraph.append(index % 2 === 1 ? element('code', {}, piece) : piece);
      });
      return paragraph;
    });
}
