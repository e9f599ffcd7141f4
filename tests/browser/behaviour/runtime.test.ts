import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../common/files-of.ts';

const code = filesOf('build/assets/js', (file) => file.endsWith('.js')).map((file) =>
  readFileSync(`build/assets/js/${file}`, 'utf8'),
);

/** Values that the libraries under the site fix: read from what the browser gets, so that an update that changes one is seen. */
describe('the runtime that the site is delivered with', () => {
  it('gives up waiting for the processor after 250, 5000 and 10000 ms, by priority', () => {
    const scheduler = code
      .map((text) =>
        /case 2:(?:var )?(\w+)=(250);break;case 5:\1=\w+;break;case 4:\1=(1e4|10000);break;default:\1=(5e3|5000)/.exec(
          text,
        ),
      )
      .find((match) => match !== null);
    expect(scheduler?.slice(2).map(Number)).toEqual([250, 10_000, 5000]);
  });

  it('keeps at most 10000 compiled patterns of routes', () => {
    const limits = code
      .flatMap((text) => [...text.matchAll(/\.compile\(|keys:\w+\};return (\w+)<(1e4|10000)&&/g)])
      .filter((match) => match[2] !== undefined);
    expect(limits.map((match) => Number(match[2]))).toEqual([10_000]);
  });
});
