import { describe, expect, it } from 'vitest';
import { highlightToHtml } from './highlight.ts';

/** What a browser shows: tags dropped, entities resolved. */
function shown(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

const samples: Readonly<Record<string, string>> = {
  bash: 'curl -sS "https://node.example/api?a=1&b=2" \\\n  --header "Accept: text/csv" # all of it',
  python: 'import json\n\nfor line in response.iter_lines():\n    print(json.loads(line)["result"])',
  go: 'package main\n\nfunc main() {\n\tif a < b && c > 1 {\n\t\tlog.Fatal("no")\n\t}\n}',
  ts: 'const x = await fetch(`${base}/time`);\nconsole.log((await x.json()) as { a: number });',
  json: '{\n  "price": "1200",\n  "tags": [1, true, null]\n}',
  graphql: 'query Q($id: ID!) { market(id: $id) { id } }',
  proto: 'message Order {\n  uint64 price = 1;\n}',
  toml: '[API]\nport = 3008 # default',
  yaml: 'a:\n  - b: "c"',
  sql: "SELECT * FROM orders WHERE id = 'x';",
};

describe('highlightToHtml', () => {
  it.each(Object.entries(samples))('keeps every character of %s code', (language, code) => {
    expect(shown(highlightToHtml(code, language).text)).toBe(code);
  });

  it.each(Object.entries(samples))('finds more than one kind of token in %s code', (language, code) => {
    const kinds = new Set(
      [...highlightToHtml(code, language).text.matchAll(/class="(\w+)"/g)].map((match) => match[1]),
    );
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('carries class names only, because the content policy forbids style attributes', () => {
    const html = Object.entries(samples)
      .map(([language, code]) => highlightToHtml(code, language).text)
      .join('');
    expect(new Set(html.match(/<span[^>]*>/g)?.map((tag) => tag.replace(/class="t[a-z]"/, 'class')))).toEqual(
      new Set(['<span class>']),
    );
  });

  it('tells property names from string values in JSON', () => {
    expect(highlightToHtml('{"a": "b"}', 'json').text).toBe(
      '{<span class="ta">"a"</span>: <span class="ts">"b"</span>}',
    );
  });

  it('shows code in an unknown language as text', () => {
    expect(highlightToHtml('<a> & "b"', 'klingon').text).toBe('&lt;a&gt; &amp; "b"');
  });

  it('knows the names that writers use for shells', () => {
    expect(highlightToHtml('ls -l', 'sh').text).toBe(highlightToHtml('ls -l', 'bash').text);
  });
});
