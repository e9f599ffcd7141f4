import { describe, expect, it } from 'vitest';
import { inlineCode, policyHash } from './inline-code.ts';
import { contentSecurityPolicy } from './security-headers.ts';

describe('inlineCode', () => {
  it('finds scripts that run, not data blocks and not files', () => {
    const html = '<script>run()</script><script src=/a.js defer></script><script type=application/ld+json>{}</script>';
    expect(inlineCode(html).scripts).toEqual(['run()']);
  });

  it('finds style attributes in every way of quoting, as the browser sees them', () => {
    const html = '<p style="color:red"></p><td style=text-align:right><i style=\'a:"&amp;"\'>';
    expect(inlineCode(html).styleAttributes).toEqual(['color:red', 'text-align:right', 'a:"&"']);
  });

  it('is not misled by what scripts and texts say', () => {
    expect(inlineCode('<script>x = "<p style=a onclick=b>"</script><p>style="x"</p>')).toEqual({
      scripts: ['x = "<p style=a onclick=b>"'],
      styleAttributes: [],
      forbidden: [],
    });
  });

  it('refuses style elements and event handlers', () => {
    expect(inlineCode('<style>p{}</style>').forbidden).toEqual(['a <style> element']);
    expect(inlineCode('<a href="/" onclick="x()">').forbidden[0]).toContain('event handler');
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
