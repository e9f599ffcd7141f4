import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { blocks } from './blocks.ts';

const page = '/mainnet/concepts/orders';
const markdown = (html: string): string => blocks(parseFragment(html).childNodes, page).join('\n\n');

describe('running text', () => {
  it('keeps links, code, emphasis and lists', () => {
    expect(
      markdown(
        '<h2 id="a">Orders <a class="hash-link" href="#a">#</a></h2><p>An <strong>order </strong>has a <a href="/mainnet/x"><code>side</code></a> and <em>a</em> price.</p>',
      ),
    ).toBe('## Orders\n\nAn **order** has a [`side`](/mainnet/x) and *a* price.');
    expect(markdown('<ol><li>One<li>Two<ul><li>Inner</ul></ol>')).toBe('1. One\n2. Two\n   - Inner');
    expect(markdown('<ul><li><p>One</p><p>More</p></li><li>Two</li></ul>')).toBe('- One\n\n  More\n\n- Two');
  });

  it('escapes what Markdown would take for markup, and nothing else', () => {
    expect(markdown('<p>2 * 3 * 4, [x], a_b_c, _x_, &lt;tag>, 1 &lt; 2, &amp;amp; A & B, $5 and ~6~ `q`</p>')).toBe(
      '2 \\* 3 \\* 4, \\[x\\], a_b_c, \\_x\\_, \\<tag>, 1 < 2, \\&amp; A & B, \\$5 and \\~6\\~ \\`q\\`',
    );
    expect(markdown('<p># not a heading</p><p>- not a list</p><p>3. neither</p><p>> nor a quote</p>')).toBe(
      '\\# not a heading\n\n\\- not a list\n\n3\\. neither\n\n\\> nor a quote',
    );
    expect(markdown('<p><code>a `b` c</code></p>')).toBe('``a `b` c``');
  });

  it("leads to places of the page itself with the page's path, and keeps addresses with spaces whole", () => {
    expect(markdown('<p><a href="#states">states</a> <a href="/x y">y</a></p>')).toBe(
      `[states](${page}#states) [y](</x y>)`,
    );
  });

  it('puts space where only the style sheet does', () => {
    expect(markdown('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe('[A](/a) [B](/b)');
    expect(markdown('<p><code class="name">size</code><span class="badge required">required</span></p>')).toBe(
      '`size` (required)',
    );
  });

  it('leaves out what is not about the subject', () => {
    expect(
      markdown(
        '<nav>Home</nav><p>Text</p><button>Copy</button><script>x()</script><div class="page-menu">Menu</div><footer class="theme-doc-footer">Edit</footer>',
      ),
    ).toBe('Text');
  });
});

describe('code and tabs', () => {
  it('fences code with its language and title', () => {
    expect(
      markdown(
        '<figure class="code"><figcaption>Example</figcaption><pre data-language="json"><code>{\n  <span>"a"</span>: 1\n}</code></pre><button>Copy</button></figure>',
      ),
    ).toBe('**Example**\n\n```json\n{\n  "a": 1\n}\n```');
    expect(markdown('<pre>a\n```\nb</pre>')).toBe('````\na\n```\nb\n````');
    expect(
      markdown('<figure class="code"><figcaption>Filled in later</figcaption><pre><code></code></pre></figure>'),
    ).toBe('');
  });

  it('writes tabs one after another, hidden ones too', () => {
    const html =
      '<div class="code-tabs"><div role="tablist"><button role="tab" id="t1">curl</button><button role="tab" id="t2">Go</button></div>' +
      '<div role="tabpanel" aria-labelledby="t1"><pre data-language="bash">ls</pre></div><div role="tabpanel" aria-labelledby="t2" hidden><pre data-language="go">x</pre></div></div>';
    expect(markdown(html)).toBe('**curl:**\n\n```bash\nls\n```\n\n**Go:**\n\n```go\nx\n```');
  });
});

describe('tables', () => {
  it('have the form of GFM, whatever end tags are left out', () => {
    expect(
      markdown(
        '<table><caption>Fees</caption><thead><tr><th>Fee<th style="text-align:right">Value<tbody><tr><td>a|b<td><code>x|y</code><tr><td colspan=2>both</table>',
      ),
    ).toBe('**Fees**\n\n| Fee | Value |\n| --- | ---: |\n| a\\|b | `x\\|y` |\n| both |  |');
  });

  it('keep lists and paragraphs in a cell on its line', () => {
    expect(markdown('<table><tr><th>A<tr><td><p>One.</p><p>Two.</p><ul><li>x<li>y</ul></table>')).toBe(
      '| A |\n| --- |\n| One. Two. x; y |',
    );
  });
});

describe('what Markdown has no form for', () => {
  it('quotes admonitions with their kind and title', () => {
    const html = (title: string): string =>
      `<div class="theme-admonition theme-admonition-warning admonition_JSng"><div class="admonitionHeading_Om3y"><span class="admonitionIcon__vpi"><svg></svg></span>${title}</div><div class="admonitionContent__zpg"><p>Mind it.</p><ul><li>a</ul></div></div>`;
    expect(markdown(html('warning'))).toBe('> **Warning**\n>\n> Mind it.\n>\n> - a');
    expect(markdown(html('Keys'))).toContain('> **Warning: Keys**');
  });

  it('gives formulas as TeX', () => {
    const math = (display: string): string =>
      `<math${display}><semantics><mi>x</mi><annotation encoding="application/x-tex">x_{1} &lt; 2</annotation></semantics></math>`;
    expect(markdown(`<p>With <span class="formula-inline">${math('')}</span> small</p>`)).toBe(
      'With $x_{1} < 2$ small',
    );
    expect(markdown(`<div class="formula">${math(' display="block"')}</div>`)).toBe('$$\nx_{1} < 2\n$$');
    expect(() => markdown('<math><mi>x</mi></math>')).toThrow('does not carry its TeX');
  });

  it('gives diagrams by their text', () => {
    expect(
      markdown(
        '<figure class="diagram"><svg><title>First this, then that.</title><g><text>node</text></g></svg></figure>',
      ),
    ).toBe('Diagram: First this, then that.');
  });

  it('gives pictures by what they tell and the table behind them', () => {
    expect(
      markdown(
        '<figure class="picture"><figcaption>Fees</figcaption><svg role="img" aria-label="Fees fall."><text>0</text></svg><ul class="picture__legend"><li>up: fees</ul><details><summary>Numbers of this picture</summary><table><thead><tr><th>tier<th>fee</thead><tbody><tr><th>0<td>7</tbody></table></details></figure>',
      ),
    ).toBe('**Fees**\n\nPicture: Fees fall.\n\nNumbers of this picture:\n\n| tier | fee |\n| --- | --- |\n| 0 | 7 |');
  });

  it('writes out what is folded, and field trees as lists', () => {
    const html =
      '<ul class="fields"><li id="a"><a class="name" href="#a">a</a> <span class="type">string</span><span class="badge required">required</span><p>Text.</p>' +
      '<details><summary>1 member of B</summary><ul class="fields"><li id="a.b"><code class="name">b</code></ul></details></ul>';
    expect(markdown(html)).toBe('- `a` string (required)\n\n  Text.\n\n  1 member of B:\n\n  - `b`');
  });

  it('lists facts with their terms', () => {
    expect(markdown('<dl class="facts"><dt>Value<dd><code>1</code><dt>Bounds<dd>at least 0</dl>')).toBe(
      '- **Value:** `1`\n- **Bounds:** at least 0',
    );
  });

  it('shows a form with the values of its example, and what comes of them', () => {
    const html =
      '<form class="calculator"><p class="calculator__title">Fees</p><div class="calculator__fields"><div><label for="p">Price<span>, USD</span></label><input id="p" value="10"></div>' +
      '<div><label for="m">Mode</label><select id="m"><option>one<option selected>two</select><p class="calculator__hint">How.</p></div></div><dl><div><dt>Fee<dd>1</div></dl><div class="calculator__actions"><button>Reset</button></div></form>';
    expect(markdown(html)).toBe(
      '**Form, with example values: Fees**\n\n- Price, USD: `10`\n- Mode: `two`. How.\n\nResult:\n\n- **Fee:** 1',
    );
  });

  it('lists cards as links', () => {
    const html =
      '<section class="row"><article><a class="card cardContainer_iyUm" href="/mainnet/x"><h2 class="theme-doc-card-heading"><span class="theme-doc-card-icon">🗃</span><span class="theme-doc-card-title">Orders</span></h2><p class="theme-doc-card-description" title="All of them">All…</p></a></article></section>';
    expect(markdown(html)).toBe('- [Orders](/mainnet/x): All of them');
  });
});
