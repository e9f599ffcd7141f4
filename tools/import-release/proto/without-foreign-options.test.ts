import { expect, it } from 'vitest';
import { withoutForeignOptions } from './without-foreign-options.ts';

const lines = (text: string): number => text.split('\n').length;

it('takes out options and imports of other tools, and keeps every line where it is', () => {
  const text = `syntax = "proto3"; // an option (x) = 1; in a comment
import "shop/things.proto";
import "other/options.proto";
option (other.file) = {
  words: "a } in a string";
};
message Thing {
  option deprecated = true;
  string name = 1 [
    (other.field) = { pattern: "[a-z]" },
    (google.api.field_behavior) = REQUIRED
  ];
  string kind = 2 [(other.field) = true];
}
`;
  const kept = withoutForeignOptions(text, new Set(['shop/things.proto']));
  expect(lines(kept)).toBe(lines(text));
  expect(kept).not.toContain('(other.');
  expect(kept).not.toContain('other/options');
  expect(kept).toContain('import "shop/things.proto";');
  expect(kept).toContain('option deprecated = true;');
  expect(kept).toMatch(/string name = 1 \[\(google\.api\.field_behavior\) = REQUIRED\]\s*;/);
  expect(kept).toMatch(/string kind = 2 +;/);
  expect(kept.split('\n')[12]).toBe(text.split('\n')[12]?.replace(/\[.*\]/, (list) => ' '.repeat(list.length)));
});

it('leaves a file alone that has none', () => {
  const text = 'syntax = "proto3";\nmessage A { repeated int32 b = 1 [packed = true]; }\n';
  expect(withoutForeignOptions(text, new Set())).toBe(text);
});
