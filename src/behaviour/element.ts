/** What no translator is to alter, wherever a script writes it. */
const untranslated: readonly string[] = ['code', 'kbd', 'pre'];

/** An element with attributes and content: the content policy takes no markup from texts. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (untranslated.includes(name)) made.setAttribute('translate', 'no');
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}
