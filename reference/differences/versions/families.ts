import type { Change } from './compare-surfaces.ts';
import type { ElementKind } from './surface.ts';

/** The APIs and programs that a reader may depend on, one without the others. */
const families: readonly { readonly id: string; readonly title: string; readonly kinds: readonly ElementKind[] }[] = [
  { id: 'rest', title: 'REST API', kinds: ['REST operation'] },
  {
    id: 'grpc',
    title: 'gRPC API and messages',
    kinds: ['service', 'rpc', 'message', 'field', 'enum', 'enum value'],
  },
  {
    id: 'graphql',
    title: 'GraphQL API',
    kinds: [
      'GraphQL type',
      'GraphQL interface of a type',
      'GraphQL field',
      'GraphQL argument',
      'GraphQL input field',
      'GraphQL value',
    ],
  },
  { id: 'transactions', title: 'Transaction commands', kinds: ['transaction command'] },
  { id: 'wallet', title: 'Wallet API', kinds: ['wallet method', 'wallet parameter'] },
  { id: 'parameters', title: 'Network parameters', kinds: ['network parameter'] },
  { id: 'programs', title: 'Command lines', kinds: ['command', 'flag'] },
  { id: 'contracts', title: 'Contracts', kinds: ['contract', 'contract function', 'contract event'] },
];

export interface Family {
  readonly id: string;
  readonly title: string;
  /** What can break a program comes first; apart from that they keep their order. */
  readonly changes: readonly Change[];
}

/** Changes by the API or program they belong to; families without a change are left out. */
export function byFamily(changes: readonly Change[]): Family[] {
  return families
    .map(({ id, title, kinds }) => {
      const own = changes.filter(({ kind }) => kinds.includes(kind));
      return {
        id,
        title,
        changes: [...own.filter(({ breaking }) => breaking), ...own.filter(({ breaking }) => !breaking)],
      };
    })
    .filter((family) => family.changes.length > 0);
}
