import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { quoted, YamlEdits } from './edit-yaml.ts';

const text = `# Parts of a bicycle.

# about the wheel
wheel:
  size: 28 # inches
  text: >-
    Goes
    round.

bell:
  sound: ring
  flags:
    loud: { short: 'l' }
    shrill: { short: 's' }
`;

const edited = (change: (edits: YamlEdits) => void): string => {
  const edits = new YamlEdits(text);
  change(edits);
  return edits.result();
};

describe('edits of YAML', () => {
  it('leave the text as it is when there are none', () => {
    expect(edited(() => undefined)).toBe(text);
  });

  it('replace a value and nothing else', () => {
    expect(edited((file) => file.replace(['wheel', 'size'], '26'))).toBe(text.replace('size: 28', 'size: 26'));
  });

  it('remove an entry with the comment above it', () => {
    expect(edited((file) => file.remove(['wheel']))).toBe(
      `# Parts of a bicycle.\n\n${text.slice(text.indexOf('bell:'))}`,
    );
    expect(parse(edited((file) => file.remove(['bell', 'flags', 'shrill'])))).toMatchObject({
      bell: { flags: { loud: { short: 'l' } } },
    });
  });

  it('insert entries in their order, parted as the others are', () => {
    const both = edited((file) => {
      file.insertAfter(['wheel'], ['saddle:', '  soft: true']);
      file.insertAfter(['wheel'], ['chain:', '  long: true']);
    });
    expect(both).toContain('round.\n\nsaddle:\n  soft: true\n\nchain:\n  long: true\n\nbell:');
    const last = edited((file) => file.insertAfter(['bell'], ['saddle: {}']));
    expect(last.endsWith("shrill: { short: 's' }\n\nsaddle: {}\n")).toBe(true);
    const flag = edited((file) => file.insertAfter(['bell', 'flags', 'loud'], ["soft: { short: 'o' }"]));
    expect(flag).toContain("loud: { short: 'l' }\n    soft: { short: 'o' }\n    shrill:");
  });

  it('replace an entry by another one', () => {
    const result = edited((file) => {
      file.insertAfter(['wheel'], ['tyre:', '  size: 28']);
      file.remove(['wheel']);
    });
    expect(parse(result)).toEqual({ tyre: { size: 28 }, bell: (parse(text) as { bell: unknown }).bell });
  });

  it('say what is not there', () => {
    expect(() => edited((file) => file.remove(['wheel', 'colour']))).toThrow('No entry at wheel / colour.');
    expect(() => edited((file) => file.replace(['lamp'], '1'))).toThrow();
  });
});

it('quotes a text', () => {
  expect(parse(quoted("it's: # here"))).toBe("it's: # here");
});
