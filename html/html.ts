import { escapeAttribute, escapeHtml } from './escape-html.ts';

let make: (text: string) => Html;

/**
 * HTML that is safe to stand in a page. It is made by html`…`, `joined` and, with a reason, `trusted`: a text cannot become it in
 * another way, so what nobody has thought of is escaped.
 */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static {
    make = (text) => new Html(text);
  }

  /** The HTML as text, for what writes it to a file. Put back into a template, that text is escaped. */
  get text(): string {
    return this.#text;
  }

  get isEmpty(): boolean {
    return this.#text === '';
  }

  /** @throws Error always: as part of a text it would be escaped later, so what joins it by accident hears of it. */
  toString(): never {
    throw new Error(
      'HTML was put into a text: write html`…` there, `joined` for a list with something between, `.text` for a file.',
    );
  }
}

/** Attributes of one element, a space before each. */
export class Attributes {
  constructor(readonly values: Readonly<Record<string, AttributeValue>>) {
    const wrong = Object.keys(values).find((name) => !/^[a-z][a-z-]*$/.test(name));
    if (wrong !== undefined) throw new Error(`"${wrong}" is no name of an attribute.`);
  }

  get text(): string {
    return Object.entries(this.values)
      .map(([name, value]) => {
        if (value === undefined || value === false) return '';
        return value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
      })
      .join('');
  }
}

/** `true` is an attribute without a value, `false` and undefined none at all. */
type AttributeValue = string | number | boolean | undefined;

/** What may stand in a template. Nothing is shown for false, null and undefined; lists are shown without anything between. */
export type Part = Html | Attributes | string | number | false | null | undefined | readonly Part[];

/** What stands where in a template: between tags, inside of a tag, in the value of an attribute. */
type Place = 'text' | 'tag' | 'value';

interface Template {
  readonly chunks: readonly string[];
  /** The place of each hole. */
  readonly places: readonly Place[];
}

const templates = new WeakMap<TemplateStringsArray, Template>();

/** What the next character of the template makes of a place. */
const next: Readonly<Record<Place, Readonly<Record<string, Place>>>> = {
  text: { '<': 'tag' },
  tag: { '>': 'text', '"': 'value' },
  value: { '"': 'tag' },
};

function fail(strings: TemplateStringsArray, problem: string): never {
  throw new Error(`${problem} in html\`${strings.join('${…}')}\`.`);
}

/** @throws Error that shows the template, where a value could not be made safe */
function read(strings: TemplateStringsArray): Template {
  const known = templates.get(strings);
  if (known) return known;
  let place: Place = 'text';
  const places = strings.map((chunk, index) => {
    if (/[^>\s]\n\s*[^<\s]/.test(chunk)) fail(strings, 'A line breaks between words');
    for (const character of chunk) {
      if (place === 'tag' && character === "'") fail(strings, 'An attribute has single quotes');
      place = next[place][character] ?? place;
    }
    if (place === 'tag' && chunk.endsWith('=') && index < strings.length - 1)
      fail(strings, 'An attribute has no quotes');
    return place;
  });
  if (place !== 'text') fail(strings, 'A tag is not closed');
  if (strings.length > 1 && /<(script|style)\b/i.test(strings.join(''))) fail(strings, 'A script or style with values');
  const template = { chunks: strings.map((chunk) => chunk.replace(/\n\s*/g, '')), places };
  templates.set(strings, template);
  return template;
}

const misplaced: Readonly<Record<Place, string>> = {
  text: 'Attributes stand outside of a tag',
  tag: 'Something else than attributes stands inside of a tag',
  value: 'Something else than text stands in the value of an attribute',
};

function shown(part: Part, place: Place, strings: TemplateStringsArray): string {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map((each: Part) => shown(each, place, strings)).join('');
  if (typeof part === 'string' && place === 'text') return escapeHtml(part);
  if (typeof part === 'string' && place === 'value') return escapeAttribute(part);
  if (part instanceof Html && place === 'text') return part.text;
  if (part instanceof Attributes && place === 'tag') return part.text;
  return fail(strings, misplaced[place]);
}

/**
 * HTML from a template: values are escaped for the place that they stand in, `Html` and lists of it stand as they are.
 * Line breaks of the template and the indentation behind them are left out.
 *
 * @throws Error where a value stands in a place that it cannot be made safe for
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const { chunks, places } = read(strings);
  return make(
    chunks[0] +
      parts.map((part, index) => shown(part, places[index] ?? 'text', strings) + (chunks[index + 1] ?? '')).join(''),
  );
}

export const nothing: Html = html``;

/** Attributes that depend on something, `<td${attributes({ id, hidden: index > 0 })}>`. */
export const attributes = (values: Attributes['values']): Attributes => new Attributes(values);

/** A list with something between its parts. */
export const joined = (parts: readonly Part[], between: string | Html): Html =>
  html`${parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))}`;

/**
 * HTML that something else has made safe.
 *
 * @param why what escapes it; `html/html-sources.test.ts` has the list of places
 */
export const trusted = (text: string, why: string): Html => {
  if (why === '') throw new Error('Trusted HTML needs a reason.');
  return make(text);
};
