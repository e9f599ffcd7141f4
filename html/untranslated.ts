import { isIdentifier } from '../common/is-identifier.ts';

/** What browsers and services that translate pages leave alone. Who copies a command or a name of a page copies what it is, not its translation. */
const mark = ' translate="no"';

const name = '(?:[\\w.-]|<wbr>)+';
const scalars = 'string|bool|bytes|double|float|u?int(?:32|64)';

/** The text of what is no more than a name with places to break. */
const textOf = (html: string): string => html.replaceAll('<wbr>', '');

/** Whether words are the name of what an anchor is of: `Order` of `#Order`, `asset` of `#Query.asset`; prose has anchors of small letters. */
const isNamed = (text: string, anchor: string): boolean =>
  isIdentifier(text) || anchor.endsWith(`.${text}`) || (anchor === text && /[A-Z]/.test(text));

/** Lists that are marked as a whole, and blocks of code: nothing inside them needs a mark of its own. */
const marked = /(<(p|pre)\b[^>]* translate="no"[^>]*>[^]*?<\/\2>)/;

/**
 * A rendered page of the reference whose code and names are not to be translated: code in lines of text, the names of fields and values in
 * tables, types, headings and links that are a name.
 */
export function untranslated(html: string): string {
  // Two groups: what is marked as a whole stands at every third place, its tag behind it.
  return html
    .split(marked)
    .flatMap((part, index) => (index % 3 === 2 ? [] : index % 3 === 1 ? [part] : [withMarks(part)]))
    .join('');
}

const withMarks = (html: string): string =>
  html
    .replace(/<(?:code|kbd)(?=[ >])|<a(?= class="name")|<span(?= class="method)/g, `$&${mark}`)
    .replace(new RegExp(`(<tr id="[^"]*"[^>]*><td)(>${name}(?:<td|</td))`, 'g'), `$1${mark}$2`)
    // A badge behind the name is English.
    .replace(new RegExp(`(<tr id="[^"]*"[^>]*><td>)(${name})(?= ?<span class="badge)`, 'g'), `$1<span${mark}>$2</span>`)
    .replace(new RegExp(`(<td)(>(?:(?:repeated|optional) )?(?:${scalars})(?:<td|</td))`, 'g'), `$1${mark}$2`)
    .replace(/(<span)( class="type">[^<]*<\/span>)/g, `$1${mark}$2`)
    .replace(
      new RegExp(`(<h[2-4])( id="([^"]*)"[^>]*>(${name})<a class="hash-link")`, 'g'),
      (all, start: string, rest: string, id: string, text: string) =>
        isNamed(textOf(text), id) ? start + mark + rest : all,
    )
    .replace(
      new RegExp(`<a( href="([^"]*)">((?:[A-Z]+ )?(?:[\\w./{}-]|<wbr>)+)</a>)`, 'g'),
      (all, rest: string, address: string, text: string) =>
        isNamed(textOf(text).replace(/^[A-Z]+ (?=\/)/, ''), address.split('#')[1] ?? '') ? `<a${mark}${rest}` : all,
    );
