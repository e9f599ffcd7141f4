import { describeExample, type ExampleDescription } from './example.ts';

/** A worked topic: the module's name and what it exports. */
export interface Topic {
  name: string;
  exports: Readonly<Record<string, unknown>>;
}

function exampleSection(topic: string, name: string, description: ExampleDescription): string {
  const rows = description.fields.map(
    (field) => `| \`${topic}.${name}.${field.name}\` | ${field.value} | ${field.meaning} |`,
  );
  return [
    `### ${topic}.${name}`,
    '',
    description.about,
    '',
    '| name | value | meaning |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/**
 * The list of all worked examples as Markdown, for those who write pages: every name that `<Num of="…" />` knows, with
 * its value and meaning. `worked/README.md` holds it; a test keeps it so, and `UPDATE=1` in the test's environment
 * writes it anew.
 */
export function exampleList(topics: readonly Topic[]): string {
  const sections = topics.map(({ name, exports }) => {
    const examples = Object.entries(exports).flatMap(([key, value]) => {
      const description = describeExample(value);
      return description ? [exampleSection(name, key, description)] : [];
    });
    return [`## ${name}`, ...examples].join('\n\n');
  });
  const head = [
    '# Worked examples',
    '',
    'Write `<Num of="topic.example.field" />` on a page to show one of these values. Inputs are in human units; every other',
    'value is computed by `protocol-math` when the page is compiled. Change an input in `worked/<topic>.ts`, then run',
    '`UPDATE=1 npx vitest run protocol-math/worked` to bring this list up to date.',
  ].join('\n');
  return `${[head, ...sections].join('\n\n')}\n`;
}
