import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newestRelease } from '../product.ts';
import { parts as allParts, runSuite, type Part, type Targets } from './run-suite.ts';
import type { PartReport } from './recorder.ts';

const flags = {
  core: 'URL    REST of a core node',
  'data-node': 'URL    REST of a data node',
  grpc: 'HOST   host and port of a gRPC server with reflection',
  'core-grpc': 'HOST   host and port of the gRPC server of a core node',
  graphql: 'URL    GraphQL of a data node',
  wallet: 'URL    service of a wallet',
  token: 'TOKEN  long-living token of that wallet',
  bin: "PATH   the release's program",
  genesis: 'PATH   a genesis file that the program has just made',
  check: 'URL    REST of a core node with the consensus engine, to break the rules of commands on',
  'null-chain':
    'URL    where the null chain of that core node moves its time: takes a market from proposal to settlement',
  vectors: 'PATH   where the cases of that market go, as test vectors of protocol-math',
  parts: 'NAMES  only these parts, with commas between them',
  output: 'PATH   where the report goes (conformance/report.json)',
  'only-new': '       keeps what an earlier report says of parts that are not checked',
} as const;
const usage = [
  'Usage: npm run conformance -- [flags]',
  '',
  ...Object.entries(flags).map(([flag, text]) => `  --${flag.padEnd(10)} ${text}`),
  '',
  'What is not given is not checked. Give it only programs that run on this machine for the purpose.',
].join('\n');

try {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(
        Object.keys(flags)
          .filter((flag) => flag !== 'only-new')
          .map((flag) => [flag, { type: 'string' as const }]),
      ),
      'only-new': { type: 'boolean' as const },
      help: { type: 'boolean' as const },
    },
  });
  const given = values as Readonly<Record<string, string | boolean | undefined>>;
  if (given['help'] === true || Object.keys(given).length === 0) console.log(usage);
  else process.exitCode = await run(given);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}

async function run(given: Readonly<Record<string, string | boolean | undefined>>): Promise<number> {
  const {
    'data-node': dataNode,
    'core-grpc': coreGrpc,
    'null-chain': nullChain,
    vectors,
    parts: named,
    output = 'conformance/report.json',
    'only-new': merge,
    ...rest
  } = given;
  const wanted = named === undefined ? allParts : String(named).split(',');
  const unknown = wanted.find((name) => !(allParts as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}. Parts are ${allParts.join(', ')}.`);
  const reports = await runSuite(
    {
      ...(rest as Targets),
      ...(dataNode === undefined ? {} : { dataNode: String(dataNode) }),
      ...(coreGrpc === undefined ? {} : { coreGrpc: String(coreGrpc) }),
      ...(nullChain === undefined ? {} : { nullChain: String(nullChain) }),
    },
    {
      done: tell,
      tell: (line) => {
        console.log(`  ${line}`);
      },
      keep: (cases) => {
        if (vectors !== undefined) writeFileSync(String(vectors), `${JSON.stringify(cases, null, 2)}\n`);
      },
    },
    process.cwd(),
    wanted as readonly Part[],
  );
  const earlier =
    merge === true ? (JSON.parse(readFileSync(String(output), 'utf8')) as { parts: PartReport[] }).parts : [];
  const parts = reports.map((report) =>
    report.notChecked === undefined ? report : (earlier.find(({ part }) => part === report.part) ?? report),
  );
  writeFileSync(
    String(output),
    `${JSON.stringify({ release: `v${newestRelease.version}`, date: new Date().toISOString().slice(0, 10), parts }, null, 1)}\n`,
  );
  return reports.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

function tell({ part, notChecked, compared, differences, left }: PartReport): void {
  if (notChecked !== undefined) {
    console.log(`${part.padEnd(12)} not checked: ${notChecked}`);
    return;
  }
  const counts = Object.entries(compared)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
  console.log(`${part.padEnd(12)} ${counts}; ${differences.length} differences, ${left.length} left out`);
  for (const { element, aspect, documented, observed } of differences)
    console.log(
      `  ${element}: ${aspect}\n    documented ${documented.slice(0, 300)}\n    observed   ${observed.slice(0, 300)}`,
    );
}
