import { create, fromJson, type DescMessage, type JsonValue, type Message } from '@bufbuild/protobuf';
import {
  buildModel,
  exampleMessage,
  exampleProposal,
  loadNetwork,
  proposalKinds,
  type Command,
  type Descriptors,
} from '../definitions.ts';
import type { Fill } from './edit.ts';

let cached: { readonly descriptors: Descriptors; readonly fill: Fill } | undefined;

/** Makes parts of commands as the reference's examples have them. */
export function fillFrom(descriptors: Descriptors, root: string = process.cwd()): Fill {
  if (cached?.descriptors === descriptors) return cached.fill;
  const model = buildModel(root, descriptors);
  const fill = (type: DescMessage): Message => {
    try {
      return fromJson(type, exampleMessage(model, type.typeName, { enums: 'names', compact: false }) as JsonValue, {
        registry: descriptors.registry,
      });
    } catch {
      return create(type);
    }
  };
  cached = { descriptors, fill };
  return fill;
}

/** Complete commands to start from: the reference's example, and for proposals one of each kind. */
export function documentsOf(command: Command): unknown[] {
  if (command.name !== 'proposal_submission') {
    const inner = command.example[command.walletKey];
    return [inner !== undefined && Object.keys(command.example).length === 1 ? inner : command.example];
  }
  const { parameters } = loadNetwork('mainnet');
  const now = Math.floor(Date.now() / 1000);
  const proposals = Object.values(proposalKinds).map((kind) => exampleProposal(kind, parameters, now) as Json);
  return [...proposals, ...proposals.flatMap(withOtherSources), ...transfersFrom(proposals)];
}

interface Json {
  [name: string]: Json | Json[] | string;
}

const hex64 = 'b4f2726571fbe8e33b442dc92ed2d7f0d810e21835b7371a7915a365f07ccd9b';
const condition = { operator: 'OPERATOR_GREATER_THAN', value: '1' };

/** Other kinds of data source than those of the examples. */
const sources: readonly Json[] = [
  { internal: { time: { conditions: [condition] } } },
  { internal: { timeTrigger: { conditions: [condition], triggers: [{ every: '60' }] } } },
  {
    external: {
      ethOracle: {
        address: '0x1E4B5C5E6F2e0b3E7A1c0A3dBe4C6e8A0B9d7F11',
        abi: '[{"inputs":[],"name":"price","outputs":[{"type":"int256"}],"stateMutability":"view","type":"function"}]',
        method: 'price',
        trigger: { timeTrigger: { every: '60' } },
        requiredConfirmations: '1',
        filters: [{ key: { name: 'price', type: 'TYPE_INTEGER' }, conditions: [condition] }],
        normalisers: [{ name: 'price', expression: '$[0]' }],
      },
    },
  },
];

/** A proposal once for each of its data sources and each other kind that the source can have. */
function withOtherSources(proposal: Json): Json[] {
  const found: Json[] = [];
  const visit = (value: unknown, put: (changed: unknown) => Json): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const putHere = (changed: unknown): Json => put({ ...value, [name]: changed });
      if (/^dataSourceSpecFor/.test(name)) for (const source of sources) found.push(putHere(source));
      else visit(inner, putHere);
    }
  };
  visit(proposal, (changed) => changed as Json);
  return found;
}

interface Transfer {
  readonly terms: { readonly newTransfer?: { readonly changes: Json } };
}

/** Transfers to reward accounts, and from the insurance pool of a market. */
function transfersFrom(proposals: readonly Json[]): Json[] {
  const base = proposals.find((one) => (one as unknown as Transfer).terms.newTransfer) as unknown as Transfer;
  const rest = Object.fromEntries(
    Object.entries(base.terms.newTransfer?.changes ?? {}).filter(
      ([name]) => name !== 'oneOff' && name !== 'destination',
    ),
  );
  const transfer = (changes: Json): Json =>
    ({ ...base, terms: { ...base.terms, newTransfer: { changes: { ...rest, ...changes } } } }) as unknown as Json;
  const strategy = (more: Json): Json =>
    transfer({
      destinationType: 'ACCOUNT_TYPE_REWARD_MAKER_PAID_FEES',
      recurring: {
        startEpoch: '1',
        endEpoch: '9',
        dispatchStrategy: {
          assetForMetric: hex64,
          metric: 'DISPATCH_METRIC_MAKER_FEES_PAID',
          windowLength: '1',
          lockPeriod: '1',
          ...more,
        },
      },
    });
  const persons = { entityScope: 'ENTITY_SCOPE_INDIVIDUALS', individualScope: 'INDIVIDUAL_SCOPE_ALL' };
  const ranked = {
    rankTable: [
      { startRank: '1', shareRatio: '2' },
      { startRank: '2', shareRatio: '1' },
    ] as unknown as Json,
  };
  return [
    strategy({ ...persons, distributionStrategy: 'DISTRIBUTION_STRATEGY_PRO_RATA' }),
    strategy({ ...persons, distributionStrategy: 'DISTRIBUTION_STRATEGY_RANK', ...ranked }),
    strategy({
      entityScope: 'ENTITY_SCOPE_TEAMS',
      nTopPerformers: '0.5',
      distributionStrategy: 'DISTRIBUTION_STRATEGY_PRO_RATA',
    }),
    transfer({
      sourceType: 'ACCOUNT_TYPE_INSURANCE',
      source: hex64,
      destinationType: 'ACCOUNT_TYPE_INSURANCE',
      destination: `${hex64.slice(1)}0`,
      oneOff: { deliverOn: '0' },
    }),
  ];
}
