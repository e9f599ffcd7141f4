import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDefaults } from './read-defaults.ts';

const keys =
  'package p\n\nconst (\n\tWheelSize = "wheel.size"\n\tBells = "bells"\n\tSpokes = "spokes"\n\tPaint = "paint"\n)\n';
const defaults = [
  'package p\n\nconst (\n\tusual = "28"\n)\n\nfunc all() map[string]value {\n\tm := map[string]value{\n\t\t// wheels: NewUint("1")',
  '\t\tWheelSize: NewDecimal(gteD0).Mutable(true).MustUpdate(usual),',
  '\t\tBells: NewJSON(&proto.Bells{}, check).Mutable(true).\n\t\t\tMustUpdate(\n\t\t\t\t`{"bells":[]}`,\n\t\t\t),',
  '\t\tPaint: NewString(check).Mutable(true).MustUpdate(colours.Red),\n\t}\n\tm[Spokes] = NewUint(gte1).MustUpdate("36")\n\treturn m\n}\n',
].join('\n');

/** What is read of two files, or why not. */
function read(keysText: string, defaultsText: string): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'netparams-'));
  try {
    writeFileSync(path.join(folder, 'keys.go'), keysText);
    writeFileSync(path.join(folder, 'defaults.go'), defaultsText);
    return Object.fromEntries(readDefaults(folder));
  } catch (error) {
    return (error as Error).message.replace(folder, '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the defaults of a release', () => {
  it('are its keys with types and values', () => {
    expect(read(keys, defaults)).toEqual({
      'wheel.size': { type: 'decimal', default: '28' },
      bells: { type: 'json', default: '{"bells":[]}', jsonMessage: 'vega.Bells' },
      paint: { type: 'string' },
      spokes: { type: 'uint', default: '36', governanceUpdatable: false },
    });
  });

  it('are refused with file and line', () => {
    expect(read(keys, defaults.slice(0, 250))).toMatch(/^\/defaults\.go:\d+: the file ends in its middle\n {2}/);
    expect(read(keys.replace('\tSpokes = "spokes"\n', ''), defaults)).toMatch(
      /^\/defaults\.go:\d+: Spokes has no key in keys\.go\n {2}/,
    );
    expect(read(keys, 'package p\n\nfunc all() {\n}\n')).toMatch(
      /^\/defaults\.go: there are no parameters in it\n {2}/,
    );
  });
});
