import { expect, it } from 'vitest';
import { markLines } from './mark-lines.ts';

it('marks a description of a .proto file apart from it', () => {
  const text = 'message A {\n  // One.\n  // Two.\n  string a = 1;\n}\n';
  expect(markLines('a.proto', text, [{ line: 4, text: 'type: a → b' }])).toBe(
    'message A {\n  // READ AGAIN: type: a → b\n\n  // One.\n  // Two.\n  string a = 1;\n}\n',
  );
});

it('marks above descriptions of a schema, of one line and of several', () => {
  const text = 'type A {\n  """One."""\n  a: Int\n  """\n  Two.\n  """\n  b: Int\n  c: Int\n}\n';
  const marks = [3, 7, 8].map((line) => ({ line, text: `line ${line}` }));
  expect(markLines('a.graphql', text, marks)).toBe(
    'type A {\n  # READ AGAIN: line 3\n  """One."""\n  a: Int\n  # READ AGAIN: line 7\n  """\n  Two.\n  """\n  b: Int\n  # READ AGAIN: line 8\n  c: Int\n}\n',
  );
});

it('marks above an entry of YAML, and knows no other files', () => {
  expect(markLines('a.yaml', 'a: 1\nb: 2\n', [{ line: 2, text: 'x' }])).toBe('a: 1\n# READ AGAIN: x\nb: 2\n');
  expect(() => markLines('a.txt', 'a', [{ line: 1, text: 'x' }])).toThrow('a.txt');
});
