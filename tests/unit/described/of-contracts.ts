import { newestRelease } from '../../../product.ts';
import { loadContracts } from '../../../reference/contracts/load-contracts.ts';
import type { Contract } from '../../../reference/contracts/types.ts';
import type { Described } from '../proto-comment-rules.ts';

const about = (kind: Described['kind'], name: string, comment: string, type = ''): Described => ({
  kind,
  name,
  type,
  comment,
});

/** Contracts with the functions, events, variables and modifiers that they declare themselves, and all their values. */
export function ofContracts(): Described[] {
  return loadContracts(newestRelease).flatMap((contract) => [
    about('message', contract.name, contract.doc.notice),
    ...ofMembers(contract),
  ]);
}

function ofMembers(contract: Contract): Described[] {
  const own = <T extends { readonly declaredIn: string }>(members: readonly T[]): readonly T[] =>
    members.filter(({ declaredIn }) => declaredIn === contract.name);
  const functions = own(contract.functions).flatMap(({ name, doc, params, returns }) => [
    about('rpc', `${contract.name}.${name}`, doc.notice),
    ...[...params, ...returns].map((value) =>
      about('field', `${contract.name}.${name}.${value.name === '' ? 'returns' : value.name}`, value.doc, value.type),
    ),
  ]);
  const events = own(contract.events).flatMap(({ name, doc, params }) => [
    about('message', `${contract.name}.${name}`, doc.notice),
    ...params.map((param) => about('field', `${contract.name}.${name}.${param.name}`, param.doc, param.type)),
  ]);
  const rest = [...own(contract.variables), ...own(contract.modifiers)].map(({ name, doc }) =>
    about('message', `${contract.name}.${name}`, doc.notice),
  );
  return [...functions, ...events, ...rest];
}
