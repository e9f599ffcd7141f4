import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { rehypeUntranslated } from './rehype-untranslated.ts';

it('keeps code and keys of a hand-written page from being translated, however they are written, and nothing else', async () => {
  const page = 'Run `vega init`, press <kbd>Ctrl</kbd>, see <code>a</code> and <b>wait</b>.';
  const compiled = String(await compile(page, { jsx: true, rehypePlugins: [rehypeUntranslated] }));
  expect(compiled).toContain('{"vega init"}');
  expect(compiled.match(/<_components\.code translate="no">|<(?:kbd|code) translate="no">/g)).toHaveLength(3);
  expect(compiled).toContain('<b>');
});
