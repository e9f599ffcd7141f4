import type { ContractFunction } from '../../contracts/types.ts';

/**
 * A call of a function with Foundry's cast. Its values are variables of the shell that have to be set: an example address or key in
 * a call that moves tokens would be one that somebody sends tokens to.
 *
 * @param address of the contract; undefined where the network has none of its own
 * @returns undefined for what cannot be called from outside by name
 */
export function castSample(fn: ContractFunction, address: string | undefined): string | undefined {
  if (fn.selector === undefined) return undefined;
  const reads = fn.mutability === 'view' || fn.mutability === 'pure';
  const returns =
    reads && fn.returns.length > 0 ? `(${fn.returns.map(({ type }) => type.split(' ')[0]).join(',')})` : '';
  const values = fn.params.map(({ name }, index) => variable(name || `value_${index + 1}`));
  const payment = fn.mutability === 'payable' ? [`--value ${variable('wei')}`] : [];
  return [
    `cast ${reads ? 'call' : 'send'} ${address ?? variable('contract')}`,
    `'${fn.signature}${returns}'`,
    ...values,
    ...payment,
  ].join(' \\\n  ');
}

/** `${AMOUNT:?}`: the shell stops where it is not set. */
const variable = (name: string): string => `"\${${name.replace(/^_+/, '').toUpperCase()}:?}"`;
