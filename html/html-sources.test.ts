import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Rooms whose HTML is made with html`…`. React makes that of `src/`. */
const rooms = ['reference/*.ts', 'html/*.ts'];

/** Texts with tags that are not made into a page: what is looked for in one. */
const readers: Readonly<Record<string, string>> = {
  'html/breakable.ts': 'puts places to break into finished HTML',
  'html/escape-html.ts': 'is what escapes',
  'html/rehype-breaks.ts': 'splits a text where it may break',
  'html/untranslated.ts': 'puts marks into finished HTML',
  'reference/differences/marks.ts': 'looks for the ends of names in a finished page',
  'reference/render/schema/schema-fields.ts': 'counts what a finished list holds',
};

/** Where HTML is taken that the builder has not escaped, and how often. */
const trustedPlaces: Readonly<Record<string, number>> = {
  'html/highlight/code-figure.ts': 1,
  'reference/render/field-name.ts': 1,
};

const tags =
  'a|b|i|p|em|strong|code|pre|span|div|section|h\\d|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|button|input|label|select|option|optgroup|textarea|form|fieldset|legend|output|details|summary|figure|figcaption|br|wbr|var|noscript|script|style|svg|img';
const tag = new RegExp(`</?(?:${tags})(?=[\\s>/]|$)|<h\\$\\{|&(?:lt|gt|amp|quot|#\\d+);`);

interface Found {
  readonly untagged: readonly string[];
  /** The reason of each use of `trusted`; undefined where it is no text that stands there. */
  readonly reasons: readonly (string | undefined)[];
}

/** Texts and templates with tags that html`…` does not make, and what is trusted. */
function find(file: string, source: string): Found {
  const untagged: string[] = [];
  const reasons: (string | undefined)[] = [];
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && !ts.isTaggedTemplateExpression(node.parent) && tag.test(written(node))) {
      const { line } = root.getLineAndCharacterOfPosition(node.getStart());
      untagged.push(`${file}:${line + 1} ${node.getText().slice(0, 80)}`);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'trusted') {
      const why = node.arguments[1];
      reasons.push(why && ts.isStringLiteralLike(why) ? why.text : undefined);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return { untagged, reasons };
}

/** A template without what stands in its holes: that is visited by itself. */
const written = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => '${' + literal.text).join('')
    : node.text;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...rooms], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !file.endsWith('.test.ts') && file !== 'html/html.ts');
const found = new Map(files.map((file) => [file, find(file, readFileSync(file, 'utf8'))]));

describe('the sources', () => {
  it('make HTML with html`…` alone', () => {
    expect(files.length).toBeGreaterThan(150);
    const wrong = [...found].filter(([file]) => !(file in readers)).flatMap(([, { untagged }]) => untagged);
    expect(wrong, 'write html`…` before them, or say in `readers` what they are for').toEqual([]);
  });

  it('have no exception that is not needed', () =>
    expect(Object.keys(readers).filter((file) => found.get(file)?.untagged.length === 0)).toEqual([]));

  it('trust what is listed here, each time with a reason', () => {
    const counts = [...found].filter(([, { reasons }]) => reasons.length > 0);
    expect(Object.fromEntries(counts.map(([file, { reasons }]) => [file, reasons.length]))).toEqual(trustedPlaces);
    for (const [file, { reasons }] of counts)
      for (const why of reasons) expect(why?.split(' ').length, `the reason in ${file}`).toBeGreaterThan(2);
  });
});

describe('the search', () => {
  it.each([
    ['const a = `<p>${b}</p>`;'],
    ["const a = '<td>' + b;"],
    ['const a = `<h${level} id="x">`;'],
    ['const a = html`<p>${`<b>${b}</b>`}</p>`;'],
    ['const a = b.map((c) => `<li id="${c}"`);'],
    ["const a = '&lt;' + b;"],
  ])('finds %s', (source) => expect(find('a.ts', source).untagged).toHaveLength(1));

  it.each([
    ['const a = html`<p>${b}</p>`;'],
    ['const a = html`<ul>${b.map((c) => html`<li>${c}`)}</ul>`;'],
    ['const a = `<home>/${b}`;'],
    ['const a = `Promise<${b}>`;'],
    ['// `<p>` in a comment\nconst a = 1;'],
  ])('leaves %s', (source) => expect(find('a.ts', source).untagged).toEqual([]));

  it('finds what is trusted without a reason', () =>
    expect(find('a.ts', "trusted(a, 'b c d'); trusted(a, why);").reasons).toEqual(['b c d', undefined]));
});
