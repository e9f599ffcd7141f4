import { readFileSync } from 'node:fs';
import { newestRelease } from '../product.ts';
import { ask } from './ask.ts';
import { checkCli, programHelp } from './cli/check-cli.ts';
import { loadDescriptors } from './definitions.ts';
import { checkErrors } from './errors/check-errors.ts';
import { knownIds } from './errors/known-ids.ts';
import { checkGraphql } from './graphql/check-graphql.ts';
import { checkGrpc } from './grpc/check-grpc.ts';
import { checkParameters } from './parameters/check-parameters.ts';
import { notChecked, type PartReport } from './recorder.ts';
import { checkMarket } from './market/check-market.ts';
import { checkRest } from './rest/check-rest.ts';
import { checkRules } from './rules/check-rules.ts';
import { nodeCheck } from './rules/node-check.ts';
import type { Vector } from '../protocol-math/vectors/vector.ts';
import { checkWallet } from './wallet/check-wallet.ts';

/** Where the parts of a network are; what is not given is not checked. */
export interface Targets {
  /** REST of a core node. */
  readonly core?: string;
  /** REST of a data node. */
  readonly dataNode?: string;
  /** Host and port of a gRPC server with reflection. */
  readonly grpc?: string;
  /** Host and port of a core node's own gRPC server. */
  readonly coreGrpc?: string;
  readonly graphql?: string;
  readonly wallet?: string;
  /** Long-living token of that wallet. */
  readonly token?: string;
  /** The release's program. */
  readonly bin?: string;
  /** A genesis file that the program has just made, for the defaults of parameters. */
  readonly genesis?: string;
  /** Where the null chain of the core node moves its time. */
  readonly nullChain?: string;
  /** A core node with the consensus engine, which can check a transaction without sending it. */
  readonly check?: string;
}

/** Parts of the suite with the flag that each needs. */
export const parts = [
  'cli',
  'parameters',
  'rules',
  'core',
  'data-node',
  'grpc',
  'errors',
  'core-errors',
  'graphql',
  'wallet',
  'market',
] as const;
export type Part = (typeof parts)[number];

/** What a run of the suite hands out besides its reports. */
export interface Outlets {
  /** Is told of each part when it is finished. */
  readonly done: (report: PartReport) => void;
  /** Is given each number of the scripted market with what was computed. */
  readonly tell?: (line: string) => void;
  /** Is given the cases of the scripted market as test vectors. */
  readonly keep?: (vectors: readonly Vector[]) => void;
}

/**
 * Compares a running network with the definitions.
 *
 * @param only the parts to check; all when left out
 */
export async function runSuite(
  targets: Targets,
  { done, tell = () => undefined, keep }: Outlets,
  root: string = process.cwd(),
  only: readonly Part[] = parts,
): Promise<PartReport[]> {
  const descriptors = await loadDescriptors(newestRelease, root);
  const { core, dataNode, grpc, coreGrpc, graphql, wallet, token, bin, genesis, check, nullChain } = targets;
  const runs: Readonly<Record<Part, readonly [string, (() => Promise<PartReport>) | undefined]>> = {
    cli: [
      '--bin',
      bin === undefined
        ? undefined
        : async () => {
            const { ask, end } = programHelp(bin);
            try {
              return await checkCli(ask, root);
            } finally {
              end();
            }
          },
    ],
    parameters: [
      '--core',
      core === undefined
        ? undefined
        : async () =>
            checkParameters(await parameterNames(core), genesis === undefined ? undefined : defaultsOf(genesis), root),
    ],
    rules: ['--check', check === undefined ? undefined : () => checkRules(nodeCheck(check), descriptors, root)],
    core: [
      '--core',
      core === undefined ? undefined : () => checkRest('core', core, ['core', 'state'], descriptors, root),
    ],
    'data-node': [
      '--data-node',
      dataNode === undefined ? undefined : () => checkRest('data-node', dataNode, ['data-v2'], descriptors, root),
    ],
    grpc: ['--grpc', grpc === undefined ? undefined : () => checkGrpc(grpc, descriptors)],
    errors: [
      '--grpc',
      grpc === undefined
        ? undefined
        : async () =>
            checkErrors(
              {
                part: 'errors',
                grpc,
                ...(dataNode === undefined ? {} : { rest: dataNode }),
                services: ['datanode.api.v2.TradingDataService'],
                known: dataNode === undefined ? {} : await knownIds(dataNode),
              },
              descriptors,
              root,
            ),
    ],
    'core-errors': [
      '--core-grpc',
      coreGrpc === undefined
        ? undefined
        : () =>
            checkErrors(
              {
                part: 'core-errors',
                grpc: coreGrpc,
                ...(core === undefined ? {} : { rest: core }),
                services: ['vega.api.v1.CoreService', 'vega.api.v1.CoreStateService'],
                known: {},
              },
              descriptors,
              root,
            ),
    ],
    graphql: ['--graphql', graphql === undefined ? undefined : () => checkGraphql(graphql, descriptors, root)],
    wallet: ['--wallet', wallet === undefined ? undefined : () => checkWallet(wallet, token, root)],
    market: [
      '--core, --core-grpc or --null-chain',
      core === undefined || coreGrpc === undefined || nullChain === undefined
        ? undefined
        : () => checkMarket({ core, coreGrpc, nullChain }, descriptors, tell, keep),
    ],
  };
  const reports: PartReport[] = [];
  for (const part of parts) {
    const [flag, run] = runs[part];
    const report = !only.includes(part)
      ? notChecked(part, 'it was not asked for')
      : run
        ? await run().catch((error: unknown) => unanswered(part, error as Error))
        : notChecked(part, `${flag} was not given`);
    reports.push(report);
    done(report);
  }
  return reports;
}

/** A part that could not be asked counts as a difference: somebody said that it is there. */
function unanswered(part: Part, { message }: Error): PartReport {
  return {
    part,
    compared: {},
    differences: [{ element: part, aspect: 'can be asked', documented: 'true', observed: message }],
    left: [],
  };
}

async function parameterNames(core: string): Promise<string[]> {
  const answer = (await (await ask(new URL('/network/parameters', core))).json()) as {
    networkParameters?: { key: string }[];
  };
  return (answer.networkParameters ?? []).map(({ key }) => key);
}

function defaultsOf(genesis: string): Record<string, string> {
  const { app_state: state } = JSON.parse(readFileSync(genesis, 'utf8')) as {
    app_state?: { network_parameters?: Record<string, string> };
  };
  if (!state?.network_parameters)
    throw new Error(
      `${genesis} has no app_state.network_parameters: give a genesis file that \`vega genesis generate\` has made.`,
    );
  return state.network_parameters;
}
