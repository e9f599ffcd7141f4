import { describe, expect, it } from 'vitest';
import { extractRegion } from './region.ts';

const source = [
  'import os',
  '# region: connect',
  '    url = 1',
  '',
  '      deeper()',
  '# endregion: connect',
  'done()',
].join('\n');

describe('extractRegion', () => {
  it('gives the part between the markers without its shared indentation', () => {
    expect(extractRegion(source, 'connect')).toBe('url = 1\n\n  deeper()');
  });

  it('gives the whole file without the markers when no region is asked for', () => {
    expect(extractRegion(source, undefined)).toBe('import os\n    url = 1\n\n      deeper()\ndone()');
  });

  it('knows no region that is missing or never closed', () => {
    expect(extractRegion(source, 'nowhere')).toBeUndefined();
    expect(extractRegion('// region: open\nx', 'open')).toBeUndefined();
  });
});
