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

/** Values of a network's parameters by key. */
export type NetworkParameters = Readonly<Record<string, string>>;

type Texts = Readonly<Record<string, string>>;

const perNetwork = new WeakSet<object>();

/** A worked example whose numbers follow from a network's parameters: what it makes of those of the page's network stands on the page. */
export function byNetwork<Made extends Texts>(
  make: (parameters: NetworkParameters) => Made,
): (parameters: NetworkParameters) => Made {
  perNetwork.add(make);
  return make;
}

/** The example that a worked topic exports, with a network's values where it depends on them; undefined for anything else. */
export function exampleFor(candidate: unknown, parameters: NetworkParameters): Texts | undefined {
  if (typeof candidate === 'function' && perNetwork.has(candidate))
    return (candidate as (given: NetworkParameters) => Texts)(parameters);
  return typeof candidate === 'object' && candidate !== null ? (candidate as Texts) : undefined;
}

/** The value of a network's parameter. @throws RangeError when the network has none */
export function valueOf(parameters: NetworkParameters, key: string): string {
  const value = parameters[key];
  if (value === undefined) throw new RangeError(`the network has no parameter ${key}`);
  return value;
}
