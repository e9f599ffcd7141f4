import { elementClass, elements, type ElementKind } from '../../common/element-kinds.ts';

const address = (icon: string): string =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${icon}'/></svg>")`;

/**
 * The style sheet that puts the sign of its kind before the name of an element: in the sidebar, on cards and above its description.
 * Signs are drawn as masks, so that they have the colour of text, and say nothing that the words beside them do not say.
 */
export function elementSigns(): string {
  const marked = (selector: string): string => `${selector}[class*='element-']`;
  const places = [
    `${marked('.menu__list-item')} > .menu__link`,
    `${marked('.type-section')} > :is(h2, h3):first-child`,
    `${marked('.landing-card')} > :is(h2, h3)`,
  ].map((place) => `${place}::before`);
  return [
    `${marked('.menu__list-item')} > .menu__link { justify-content: flex-start; gap: 0.5rem; }`,
    `${places.join(', ')} { content: ''; flex: none; display: inline-block; width: 0.9em; height: 0.9em; margin-top: 0.15em; background: var(--site-ink-soft); mask: var(--sign) center / contain no-repeat; }`,
    `${places.slice(1).join(', ')} { margin: 0 0.4em 0 0; vertical-align: -0.06em; }`,
    ...(Object.keys(elements) as ElementKind[]).map(
      (kind) => `.${elementClass(kind)} { --sign: ${address(elements[kind].icon)}; }`,
    ),
  ].join('\n');
}
