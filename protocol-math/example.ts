/** A field of a worked example: its text, and what it means. */
export type ExampleField = readonly [value: string, meaning: string];

export interface ExampleDescription {
  about: string;
  fields: readonly { name: string; value: string; meaning: string }[];
}

const descriptions = new WeakMap<object, ExampleDescription>();

/**
 * A worked example for pages: an object of texts by field name, of which `<Num of="topic.example.field" />` shows one.
 * What it is about and what each field means is kept aside, for the list in `worked/README.md`.
 */
export function example<Fields extends Record<string, ExampleField>>(
  about: string,
  fields: Fields,
): { readonly [name in keyof Fields]: string } {
  const entries = Object.entries(fields);
  const texts = Object.fromEntries(entries.map(([name, [value]]) => [name, value])) as {
    [name in keyof Fields]: string;
  };
  descriptions.set(texts, {
    about,
    fields: entries.map(([name, [value, meaning]]) => ({ name, value, meaning })),
  });
  return Object.freeze(texts);
}

/** What an example is about, or undefined for anything else. */
export function describeExample(candidate: unknown): ExampleDescription | undefined {
  return typeof candidate === 'object' && candidate !== null ? descriptions.get(candidate) : undefined;
}
