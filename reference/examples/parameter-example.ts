import type { Model } from '../model/model.ts';
import type { Parameter } from '../model/operation.ts';
import { enumValue } from './enum-value.ts';
import { integerValue } from './integer-value.ts';
import type { Json } from '../../common/json.ts';
import { knownValues } from './known-values.ts';
import { stringValue } from './string-value.ts';

/** What a parameter holds in the sample requests: the same ids, prices and times as the examples of responses. */
export function parameterExample(model: Model, { name, type, field }: Parameter): string {
  const at = field.lastIndexOf('.');
  const message = field.slice(0, at);
  const protoName = field.slice(at + 1);
  const value = knownValues[field];
  if (typeof value === 'string') return value;
  if (/^pagination\.(first|last)$|^limit$/.test(name)) return '10';
  if (type.kind === 'enum') {
    const enumeration = model.enumeration(type.name);
    return enumeration ? enumValue(enumeration).valueName : '';
  }
  if (type.name === 'string') return known[protoName] ?? stringValue(protoName, askedFor(message), model.release);
  if (type.name === 'bool') return 'true';
  if (type.name === 'bytes') return '';
  return integerValue(protoName, message, type.name.includes('64'));
}

/** The same as a JSON value of the parameter's schema: a list where it may be given more than once. */
export function parameterValue(model: Model, parameter: Parameter): Json {
  const text = parameterExample(model, parameter);
  const { type, repeated } = parameter;
  const value =
    type.name === 'bool' ? text === 'true' : type.kind === 'scalar' && numbers.has(type.name) ? Number(text) : text;
  return repeated ? [value] : value;
}

/** Scalars that JSON writes as numbers; those of 64 bits are text. */
const numbers: ReadonlySet<string> = new Set([
  'double',
  'float',
  'int32',
  'sint32',
  'sfixed32',
  'uint32',
  'fixed32',
]);

/** What a request asks for: `deposit` for `GetDepositRequest`, so that its plain `id` is the id of the example's deposit. */
const askedFor = (message: string): string =>
  (/\.(?:Get|List|Observe)(\w+)Request$/.exec(message)?.[1] ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const known: Readonly<Record<string, string>> = {
  key: 'market.fee.factors.makerFee',
  candle_id: String(knownValues['candle_id']),
  network_parameter_key: 'market.fee.factors.makerFee',
  collateral_available: '1000000000',
};
