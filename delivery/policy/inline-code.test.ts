import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../html/page/built-page.ts';
import { inlineCode as inlineCodeOf, policyHash, type InlineCode } from './inline-code.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const inlineCode = (html: string): InlineCode => inlineCodeOf(parseDocument(html));

describe('inlineCode', () => {
  it('finds scripts that run, not data blocks and not files', () => {
    const html = '<script>run()</script><script src=/a.js defer></script><script type=application/ld+json>{}</script>';
    expect(inlineCode(html).scripts).toEqual(['run()']);
  });

  it('finds style attributes in every way of quoting, as the browser sees them', () => {
    const html = '<p style="color:red"></p><table><tr><td style=text-align:right><i style=\'a:"&amp;"\'>';
    expect(inlineCode(html).styleAttributes).toEqual(['color:red', 'text-align:right', 'a:"&"']);
  });

  it('is not misled by what scripts and texts say', () => {
    expect(inlineCode('<script>x = "<p style=a onclick=b>"</script><p>style="x"</p>')).toEqual({
      scripts: ['x = "<p style=a onclick=b>"'],
      styleAttributes: [],
      forbidden: [],
    });
  });

  it.each([
    ['<SCRIPT>run()</SCRIPT >', 'run()'],
    ['<script data-x=" src=">run()</script>', 'run()'],
    ['<script data-type="application/json">run()</script>', 'run()'],
    ['<script type="module">run()</script>', 'run()'],
    ['<a title="a > b"><script>run()</script>', 'run()'],
    ['<title><script>not code</script></title><script>run()</script>', 'run()'],
    ['<!-- <script>not code</script> --><script>run()</script>', 'run()'],
    ['<script>run()', 'run()'],
    ['<template><script>run()</script></template>', 'run()'],
    ['<noscript><script>run()</script></noscript>', 'run()'],
    ['<script>run()\r\n</script>', 'run()\n'],
  ])('finds the script that a browser would run in %s', (html, code) => {
    expect(inlineCode(html).scripts).toEqual([code]);
  });

  it('finds style attributes in capitals and behind character references', () => {
    expect(inlineCode('<P STYLE="color&#58;red">').styleAttributes).toEqual(['color:red']);
  });

  it.each([
    ['<style>p{}</style>', 'a <style> element'],
    ['<a href="/" onclick="x()">', 'event handler'],
    ['<img src=x OnError=x()>', 'event handler'],
    ['<svg/onload=x()>', 'event handler'],
    ['<iframe srcdoc="<p>">', 'srcdoc'],
    ['<a href="java&#115;cript:x()">', 'an address that is code'],
    ['<a href=" jav&Tab;ascript&colon;x()">', 'an address that is code'],
    ['<template><p onclick=x()></template>', 'event handler'],
    ['<noscript><p title="</noscript><script>run()</script>"></noscript>', 'the end of a <noscript>'],
    ['<p><noscript><!-- </noscript><script>run()</script> --></noscript>', 'the end of a <noscript>'],
    ['<p><noscript><textarea></noscript><script>run()</script></textarea></noscript>', 'the end of a <noscript>'],
  ])('refuses %s', (html, problem) => {
    expect(inlineCode(html).forbidden.join()).toContain(problem);
  });

  it('shows the first 60 characters of what it refuses', () => {
    expect(inlineCode(`<a onclick="${'0123456789'.repeat(7)}">`).forbidden).toEqual([
      `an event handler attribute or srcdoc: onclick="${'0123456789'.repeat(6)}"`,
    ]);
  });

  it('leaves alone what only sounds like it', () => {
    expect(
      inlineCode('<a href="/on/javascript" data-on="1" title="style"><p class="style">on click</p>').forbidden,
    ).toEqual([]);
    expect(inlineCode('<!-- a comment --><noscript><p>text</p></noscript><textarea>text</textarea>').forbidden).toEqual(
      [],
    );
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ scripts: [policyHash('run()')], styleAttributes: [] });

  it('allows this origin and the listed scripts, nothing else', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' 'sha256-${policyHash('run()')}'`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  });

  it('enforces Trusted Types and cannot be framed', () => {
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
