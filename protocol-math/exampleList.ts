import { describeExample, exampleFor, type ExampleDescription, type NetworkParameters } from './example.ts';

/** A worked topic: the module's name and what it exports. */
export interface Topic {
  name: string;
  exports: Readonly<Record<string, unknown>>;
}

/** Parameter values by network. */
export type Networks = Readonly<Record<string, NetworkParameters>>;

/** What an export says with each network's values, the one description where it depends on none. */
export function descriptionsOf(candidate: unknown, networks: Networks): readonly ExampleDescription[] {
  const each = Object.values(networks).flatMap((parameters) => {
    const description = describeExample(exampleFor(candidate, parameters));
    return description ? [description] : [];
  });
  return typeof candidate === 'function' ? each : each.slice(0, 1);
}

function exampleSection(
  topic: string,
  name: string,
  descriptions: readonly ExampleDescription[],
  networks: Networks,
): string {
  const [first] = descriptions;
  const rows = (first?.fields ?? []).map((field, index) => {
    const values = descriptions.map(({ fields }) => fields[index]?.value ?? '');
    return `| \`${topic}.${name}.${field.name}\` | ${values.join(' | ')} | ${field.meaning} |`;
  });
  const columns = descriptions.length > 1 ? Object.keys(networks) : ['value'];
  return [
    `### ${topic}.${name}`,
    '',
    first?.about,
    '',
    `| name | ${columns.join(' | ')} | meaning |`,
    `| --- | ${columns.map(() => '---').join(' | ')} | --- |`,
    ...rows,
  ].join('\n');
}

/**
 * The list of all worked examples as Markdown, for those who write pages: every name that `<Num of="…" />` knows, with
 * its value, on each network where it depends on one, and meaning. `worked/README.md` holds it; a test keeps it so, and `UPDATE=1`
 * in the test's environment writes it anew.
 */
export function exampleList(topics: readonly Topic[], networks: Networks): string {
  const sections = topics.map(({ name, exports }) => {
    const examples = Object.entries(exports).flatMap(([key, value]) => {
      const descriptions = descriptionsOf(value, networks);
      return descriptions.length > 0 ? [exampleSection(name, key, descriptions, networks)] : [];
    });
    return [`## ${name}`, ...examples].join('\n\n');
  });
  const head = [
    '# Worked examples',
    '',
    'Write `<Num of="topic.example.field" />` on a page to show one of these values. Inputs are in human units; every other',
    'value is computed by `protocol-math` when the page is compiled, with the parameters of its network where an example has',
    'a value for each. Change an input in `worked/<topic>.ts`, then run `UPDATE=1 npx vitest run protocol-math/worked` to bring this',
    'list up to date.',
  ].join('\n');
  return `${[head, ...sections].join('\n\n')}\n`;
}
