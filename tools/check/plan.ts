import type { Check } from '../test/run-checks.ts';

/** Tests that read files which they do not import: what to run when such a file changes. */
const readers: readonly { readonly files: RegExp; readonly tests: readonly string[] }[] = [
  { files: /^docs\/.*\.mdx$/, tests: ['tests/content', 'tools/archive'] },
  { files: /^versioned_docs\//, tests: ['tools/archive'] },
  {
    files: /^definitions\/v[\d.]+\/(?:proto|rest)/,
    tests: ['reference/descriptors', 'reference/model', 'reference/openapi', 'reference/parts', 'tests/unit'],
  },
  { files: /^definitions\/v[\d.]+\/graphql\//, tests: ['reference/graphql', 'tests/unit'] },
  { files: /^definitions\/v[\d.]+\/wallet\//, tests: ['reference/wallet', 'content/tags', 'tests/unit/described'] },
  { files: /^definitions\/v[\d.]+\/contracts\//, tests: ['reference/contracts', 'tests/unit/described'] },
  {
    files: /^definitions\/v[\d.]+\/network-parameters\//,
    tests: ['reference/parameters', 'reference/differences', 'tests/unit/described', 'content/tags'],
  },
  {
    files: /^definitions\/v[\d.]+\/commands\//,
    tests: ['reference/commands', 'sandbox/transactions', 'tests/unit/described'],
  },
  {
    files: /^definitions\/v[\d.]+\/cli\//,
    tests: ['reference/cli', 'tests/content/operators', 'tests/unit/described'],
  },
  { files: /^definitions\//, tests: ['tests/content/statements.test.ts', 'tests/content/claims.test.ts'] },
  { files: /^definitions\/glossary\.yaml$/, tests: ['content/glossary'] },
  { files: /^definitions\/releases\.yaml$/, tests: ['content/releases'] },
  {
    files: /^networks\/.*\.json$/,
    tests: ['networks', 'reference/differences', 'reference/parameters', 'content/tags', 'tests/content'],
  },
  // Worked examples are imported by their addresses, which is not seen in their test.
  { files: /^protocol-math\/.*\.ts$/, tests: ['protocol-math/worked'] },
  { files: /^diagrams\//, tests: ['content/diagrams', 'tests/content'] },
  { files: /^examples\/operators\//, tests: ['tests/content/operators'] },
  { files: /^examples\/(?!operators)/, tests: ['examples', 'tests/content'] },
  {
    files: /^tests\/(?:tables|content\/statements)\//,
    tests: ['reference', 'networks', 'tests/content', 'tests/unit'],
  },
  { files: /^tests\/README\.md$/, tests: ['tests/content/table-of-tests.test.ts'] },
  { files: /^(?:package(?:-lock)?\.json|README\.md)$/, tests: ['tests/unit/dependencies.test.ts'] },
  {
    files: /^(?:CONTRIBUTING\.md$|decisions\/|content\/tags\/tags\/index\.ts)/,
    tests: ['tests/unit/contributing.test.ts'],
  },
  // Their tests start them, or compile them, by their addresses.
  { files: /^delivery\/deploy\/cli\.ts$/, tests: ['delivery/deploy'] },
  { files: /^delivery\/server\/serve\.ts$/, tests: ['delivery/server'] },
  { files: /^delivery\/supply-chain\/cli\.ts$/, tests: ['delivery/supply-chain'] },
  { files: /^delivery\/offline\/worker\.ts$/, tests: ['delivery/offline'] },
  { files: /\.css$/, tests: ['src/css', 'framework/prune-css'] },
];

const isCode = (file: string): boolean => /\.m?tsx?$/.test(file) && !file.startsWith('examples/');
const isSpelt = (file: string): boolean =>
  /^(?:docs\/.*\.mdx|(?:decisions\/)?[^/]+\.md|definitions\/.*\.(?:yaml|proto|graphql)|(?:common|content|delivery|exports|framework|html|reference|search|src|protocol-math)\/.*\.tsx?)$/.test(
    file,
  );
/** Tests that need more than the sources: a build, or the programs that samples run in. */
const isUnitTest = (file: string): boolean => !/^tests\/(?:browser|production|samples)\//.test(file);

const quoted = (files: readonly string[]): string =>
  files.map((file) => `'${file.replaceAll("'", `'\\''`)}'`).join(' ');

/**
 * What `npm run check` runs for a change.
 *
 * @param files that the change touches, from the project's root
 * @returns checks that touch them; none for a change that nothing is checked for
 */
export function planChecks(files: readonly string[]): Check[] {
  const code = files.filter(isCode);
  const spelt = files.filter(isSpelt);
  const tested = code.filter(isUnitTest);
  const readBy = [
    ...new Set(readers.filter((reader) => files.some((file) => reader.files.test(file))).flatMap(({ tests }) => tests)),
  ].sort();
  const typed = code.length > 0 || files.some((file) => /^(?:package(?:-lock)?|tsconfig)\.json$/.test(file));
  return [
    ...(typed
      ? [{ title: 'Types', command: 'tsc --noEmit --incremental --tsBuildInfoFile .cache/check.tsbuildinfo -p .' }]
      : []),
    ...(readBy.length > 0 ? [{ title: 'Tests that read what changed', command: `vitest run ${quoted(readBy)}` }] : []),
    ...(tested.length > 0
      ? [
          {
            title: 'Tests that import what changed',
            command: `vitest related --run --passWithNoTests ${quoted(tested)}`,
          },
        ]
      : []),
    ...(code.length > 0
      ? [
          { title: 'Format', command: `prettier --check --log-level warn ${quoted(code)}` },
          {
            title: 'Lint',
            command: `eslint --max-warnings 0 --no-warn-ignored --cache --cache-location .cache/eslint/ ${quoted(code)}`,
          },
        ]
      : []),
    ...(spelt.length > 0
      ? [{ title: 'Spelling', command: `cspell lint --quiet --no-progress --no-must-find-files ${quoted(spelt)}` }]
      : []),
  ];
}
