import type { Network } from '../../../networks/index.ts';
import type { NetworkParameter } from '../../parameters/types.ts';
import { sameValue } from './same-value.ts';

export interface ParameterDifference {
  readonly parameter: NetworkParameter;
  /** Values in the text of the networks. */
  readonly mainnet: string;
  readonly testnet: string;
}

/** The parameters whose values differ between two networks, in the order of `parameters`. A value that a network lacks is its default. */
export function parameterDifferences(
  parameters: readonly NetworkParameter[],
  mainnet: Network,
  testnet: Network,
): ParameterDifference[] {
  return parameters
    .map((parameter) => ({
      parameter,
      mainnet: mainnet.parameters[parameter.key] ?? parameter.default,
      testnet: testnet.parameters[parameter.key] ?? parameter.default,
    }))
    .filter((entry) => !sameValue(entry.parameter.type, entry.mainnet, entry.testnet));
}
