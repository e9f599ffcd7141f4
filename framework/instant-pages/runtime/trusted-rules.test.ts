// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { allowedMarkup, allowedScript } from './trusted-rules.ts';

describe('the default policy', () => {
  it('lets the progress bar draw itself, and nothing else become markup', () => {
    const template =
      '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>';
    expect(allowedMarkup(template)).toBe(template);
    expect(() => allowedMarkup('<img src=x onerror=alert(1)>')).toThrow(TypeError);
    expect(() => allowedMarkup(`${template}<script>1</script>`)).toThrow(TypeError);
  });

  it('loads scripts of this origin only', () => {
    expect(allowedScript('/assets/js/worker.0123abcd.js')).toBe('/assets/js/worker.0123abcd.js');
    expect(allowedScript('/offline-worker.js')).toBe('/offline-worker.js');
    for (const address of [
      'https://evil.example/assets/x.js',
      '//evil.example/assets/x.js',
      'data:text/javascript,1',
      '/x.js',
      '/offline-worker.js?x',
      '/a/offline-worker.js',
      '/assets/../x.js',
      'https://evil.example/offline-worker.js',
    ]) {
      expect(() => allowedScript(address)).toThrow(TypeError);
    }
  });
});
