import { LineCounter, isScalar, parseAllDocuments, visit } from 'yaml';
import { carriesFact, sentences, type Claim } from './claim.ts';

/** Lines that begin a block of their own in prose: rows, items, headings, admonitions, tags. */
const ownBlock = /^(?:\s*(?:\||[-*+] |\d+\. |#|:::|<\/?[A-Z])|(?:title|description|sidebar_label|tags):)/;

/** Claims of a page: sentences, rows of tables, and each line of a block of code. */
function ofPage(text: string): Claim[] {
  const claims: Claim[] = [];
  let block: string[] = [];
  let blockLine = 1;
  let fence: string | undefined;
  const flush = (): void => {
    claims.push(...sentences(block.join('\n'), blockLine));
    block = [];
  };
  text.split('\n').forEach((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      flush();
      fence = fence === undefined ? mark : undefined;
      return;
    }
    if (fence !== undefined) {
      if (line.trim() !== '') claims.push({ line: index + 1, text: line.trim().replace(/\s+/g, ' ') });
      return;
    }
    if (line.trim() === '' || ownBlock.test(line)) flush();
    if (line.trim() === '') return;
    if (block.length === 0) blockLine = index + 1;
    block.push(line);
  });
  flush();
  return claims;
}

/** Claims of texts that a pattern finds, without the marks that begin their lines. */
function ofTexts(text: string, pattern: RegExp, lineMark: RegExp): Claim[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    return sentences(match[0].replaceAll(lineMark, ''), line);
  });
}

/** An example of a query is one claim: readers copy it whole. In code font, since it carries facts whatever its words are. */
const ofOperation = (text: string): Claim[] =>
  /^(?:query|mutation|subscription)\b/.test(text) ? [{ line: 1, text: `\`${text.trim().replace(/\s+/g, ' ')}\`` }] : [];

/** The keys that lead to a node of a YAML document. */
function pathOf(ancestors: readonly unknown[]): string {
  return ancestors
    .flatMap((node) => {
      const key = (node as { readonly key?: unknown }).key;
      return isScalar(key) ? [String(key.value)] : [];
    })
    .join('.');
}

/** Claims of a YAML or JSON file: each value with the keys that lead to it, so that two that change places are noticed. */
function ofYaml(text: string): Claim[] {
  const counter = new LineCounter();
  const claims: Claim[] = [];
  for (const document of parseAllDocuments(text, { lineCounter: counter }))
    visit(document as Parameters<typeof visit>[0], {
      Scalar(key, node, ancestors) {
        if (key === 'key' || node.value === null) return;
        const { line } = counter.linePos(node.range?.[0] ?? 0);
        const where = pathOf(ancestors);
        const said =
          typeof node.value === 'string' ? sentences(node.value, line) : [{ line, text: String(node.value) }];
        claims.push(...said.map((claim) => ({ line: claim.line, text: `${where}: ${claim.text}` })));
      },
    });
  return claims;
}

/** How the claims of a file are read, by the end of its name. */
const readers: Readonly<Record<string, (text: string) => Claim[]>> = {
  mdx: ofPage,
  md: ofPage,
  proto: (text) => ofTexts(text, /(?:^[ \t]*\/\/.*\n?)+|\/\/.*$/gm, /^[ \t]*\/\/+/gm),
  sol: (text) => ofTexts(text, /(?:^[ \t]*\/\/.*\n?)+/gm, /^[ \t]*\/\/+/gm),
  graphql: (text) => [...ofOperation(text), ...ofTexts(text, /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g, /"/g)],
  dot: (text) => ofTexts(text, /"(?:[^"\\]|\\.)*"/g, /"/g),
  yaml: ofYaml,
  json: ofYaml,
};

/** Whether files of this name have claims. */
export const hasClaims = (file: string): boolean => readers[file.split('.').at(-1) ?? ''] !== undefined;

/**
 * What a file says that can be right or wrong, in its order.
 *
 * @param file its name, which tells its form
 * @param text what it holds
 * @throws Error when nobody knows the form
 */
export function readClaims(file: string, text: string): Claim[] {
  const read = readers[file.split('.').at(-1) ?? ''];
  if (!read) throw new Error(`${file}: no claims can be read from a file of this kind.`);
  return read(text).filter((claim) => carriesFact(claim.text));
}
