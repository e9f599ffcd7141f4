import type { Bound, NetworkParameter } from '../../reference/parameters/types.ts';
import type { Parameters, ParameterRule, ParameterRules } from './types.ts';

/** What of a parameter its rule is made of. */
type RuledParameter = Pick<NetworkParameter, 'key' | 'type' | 'bounds' | 'deprecated' | 'governanceUpdatable'>;

/** What a bound compares with: its own value, or the present one of another parameter; undefined for what is no comparison. */
function compared(
  { op, value, parameter, factor, path }: Bound,
  present: Parameters,
): readonly [string, string] | undefined {
  if (path !== undefined || !['<', '<=', '==', '>', '>='].includes(op)) return undefined;
  const other = parameter === undefined ? value : present[parameter];
  if (other === undefined) return undefined;
  return [op, factor === undefined || factor === '1' ? other : String(Number(other) * Number(factor))];
}

function ruleOf({ type, bounds, deprecated, governanceUpdatable }: RuledParameter, present: Parameters): ParameterRule {
  const comparable = ['decimal', 'duration', 'int', 'uint'].includes(type);
  return {
    type,
    bounds: bounds.flatMap((bound) => {
      const pair = comparable ? compared(bound, present) : undefined;
      return pair ? [pair] : [];
    }),
    ...(deprecated ? { frozen: 'deprecated' as const } : governanceUpdatable ? {} : { frozen: 'fixed' as const }),
  };
}

/**
 * The rules for new values of network parameters.
 *
 * @param parameters of the release
 * @param present values of a network, with which some bounds compare
 */
export function parameterRules(parameters: readonly RuledParameter[], present: Parameters): ParameterRules {
  return Object.fromEntries(parameters.map((parameter) => [parameter.key, ruleOf(parameter, present)]));
}
