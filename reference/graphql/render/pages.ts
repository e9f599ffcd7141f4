import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';
import type { GraphqlModel } from '../types.ts';

/** One page of the reference: types of one kind, in sections. */
export interface GraphqlPage {
  /** Route below the tree, without the tree's prefix. */
  readonly route: string;
  readonly title: string;
  readonly sidebarLabel: string;
  /** One sentence for the head of the page and for search results. */
  readonly description: string;
  readonly sections: readonly GraphqlSection[];
}

export interface GraphqlSection {
  /** Undefined where the page has one section only. */
  readonly title: string | undefined;
  readonly types: readonly GraphQLNamedType[];
}

type Kind = (type: GraphQLNamedType) => boolean;

interface PagePlan {
  readonly slug: string;
  readonly title: string;
  readonly sidebarLabel: string;
  readonly description: string;
  readonly kind: Kind;
  /** Definition files whose types the page shows, with the title of their section; all files when absent. */
  readonly sections?: Readonly<Record<string, string>>;
}

const isRoot: Kind = ({ name }) => name === 'Query' || name === 'Subscription';
const isObject: Kind = (type) => (isObjectType(type) && !isRoot(type)) || isInterfaceType(type);

function objects(
  slug: string,
  title: string,
  description: string,
  sections: Readonly<Record<string, string>>,
): PagePlan {
  return {
    slug: `objects-${slug}`,
    title: `GraphQL objects: ${title}`,
    sidebarLabel: `Objects: ${title}`,
    description,
    kind: isObject,
    sections,
  };
}

const plans: readonly PagePlan[] = [
  {
    slug: 'queries',
    title: 'GraphQL queries',
    sidebarLabel: 'Queries',
    description: 'Every field of the root type Query: arguments, result, the operation behind it and an example.',
    kind: ({ name }) => name === 'Query',
  },
  {
    slug: 'subscriptions',
    title: 'GraphQL subscriptions',
    sidebarLabel: 'Subscriptions',
    description: 'Every field of the root type Subscription: arguments, what is sent and when, and an example.',
    kind: ({ name }) => name === 'Subscription',
  },
  objects('markets', 'markets', 'Markets, products, order books, market data, candles, funding and data sources.', {
    markets: 'Markets',
    'data-sources': 'Data sources',
  }),
  objects('trading', 'trading', 'Orders, stop orders, trades, positions, margin and liquidity commitments.', {
    orders: 'Orders',
    trades: 'Trades',
    positions: 'Positions and margin',
    liquidity: 'Liquidity',
  }),
  objects(
    'accounts',
    'parties and accounts',
    'Parties, accounts, assets, deposits, withdrawals, transfers, rewards and referrals.',
    {
      accounts: 'Parties and accounts',
      assets: 'Assets and the Ethereum bridge',
      transfers: 'Transfers',
      rewards: 'Rewards',
      referrals: 'Referrals, teams and discounts',
    },
  ),
  objects('governance', 'governance', 'Proposals, everything that a proposal can change, and votes.', {
    governance: 'Governance',
  }),
  objects(
    'network',
    'network',
    'Epochs, validators, stake, the state of the network, its events, and pages of lists.',
    {
      network: 'Network',
      staking: 'Epochs, validators and stake',
      events: 'Events',
      schema: 'Pages of lists',
    },
  ),
  {
    slug: 'inputs',
    title: 'GraphQL inputs',
    sidebarLabel: 'Inputs',
    description: 'The filters, spans of time and pages that arguments take.',
    kind: isInputObjectType,
  },
  {
    slug: 'enums',
    title: 'GraphQL enums',
    sidebarLabel: 'Enums',
    description: 'Every enumeration of the schema and what each of its values means.',
    kind: isEnumType,
  },
  {
    slug: 'unions',
    title: 'GraphQL unions',
    sidebarLabel: 'Unions',
    description: 'The unions of the schema: the types that a field of each can return.',
    kind: isUnionType,
  },
  {
    slug: 'scalars',
    title: 'GraphQL scalars',
    sidebarLabel: 'Scalars',
    description: 'The scalar types of the schema and how each is written.',
    kind: isScalarType,
  },
];

/** The reference's pages, in the order of the sidebar. Each type of the schema is on exactly one. */
export function graphqlPages({ schema, domains }: Pick<GraphqlModel, 'schema' | 'domains'>): GraphqlPage[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return plans.map(({ slug, kind, sections, ...page }) => {
    const own = types.filter((type) => kind(type));
    const inFile = (file: string): GraphQLNamedType[] => own.filter(({ name }) => domains.get(name) === file);
    return {
      ...page,
      route: `/api/graphql/${slug}`,
      sections: sections
        ? Object.entries(sections).map(([file, title]) => ({ title, types: inFile(file) }))
        : [{ title: undefined, types: [...own].sort((a, b) => a.name.localeCompare(b.name)) }],
    };
  });
}
