import type { EventNode, FunctionNode, ModifierNode, VariableNode } from './ast.ts';
import { readNatSpec, type NatSpec } from './natspec.ts';
import type {
  ContractEvent,
  ContractFunction,
  ContractModifier,
  ContractText,
  ContractValue,
  ContractVariable,
  SignedMessage,
} from './types.ts';

const typeOf = (node: VariableNode): string => node.typeDescriptions.typeString;
const abiType = (type: string): string => type.replace(/ payable$/, '');
const signatureOf = (name: string, types: readonly string[]): string => `${name}(${types.map(abiType).join(',')})`;
const listed = (text: string | undefined): string[] => (text ?? '').split(/,\s*/).filter(Boolean);

/** The main text of an element. Internal variables may only have `@dev`, which then is the main text. */
export function textOf({ notice, details }: NatSpec): ContractText {
  if (notice === '') return { notice: details };
  return details === '' ? { notice } : { notice, details };
}

const locationOf = ({ storageLocation }: VariableNode): Pick<ContractValue, 'location'> =>
  storageLocation === 'memory' || storageLocation === 'calldata' ? { location: storageLocation } : {};

const values = (nodes: readonly VariableNode[], spec: NatSpec): ContractValue[] =>
  nodes.map((node) => ({
    name: node.name,
    type: typeOf(node),
    ...locationOf(node),
    doc: spec.params.get(node.name) ?? '',
  }));

const results = (nodes: readonly VariableNode[], spec: NatSpec): ContractValue[] =>
  nodes.map((node, index) => ({
    name: node.name,
    type: typeOf(node),
    ...locationOf(node),
    doc: spec.returns[index] ?? '',
  }));

/** Reads `a, b, "name"` of the tag `@custom:signed`. */
function signedMessage(text: string | undefined): SignedMessage | undefined {
  const match = /^(?<fields>.*?),?\s*"(?<name>[^"]+)"$/.exec(text ?? '');
  if (!match?.groups) return undefined;
  return { fields: listed(match.groups['fields']), functionName: match.groups['name'] ?? '' };
}

export function readFunction(node: FunctionNode, declaredIn: string): ContractFunction {
  const spec = readNatSpec(node.documentation?.text ?? '');
  const name = node.kind === 'receive' ? 'receive' : node.name;
  const signed = signedMessage(spec.custom.get('signed'));
  return {
    name,
    kind: node.kind,
    signature: signatureOf(name, node.parameters.parameters.map(typeOf)),
    ...(node.functionSelector ? { selector: `0x${node.functionSelector}` } : {}),
    params: values(node.parameters.parameters, spec),
    returns: results(node.returnParameters.parameters, spec),
    // A private function cannot be declared without a body, so such a one is declared internal and says so.
    visibility: spec.custom.get('visibility') === 'private' ? 'private' : node.visibility,
    mutability: node.stateMutability,
    modifiers: listed(spec.custom.get('modifier')),
    emits: listed(spec.custom.get('emits')),
    ...(signed ? { signedMessage: signed } : {}),
    caller: spec.custom.get('caller') ?? '',
    doc: textOf(spec),
    declaredIn,
  };
}

export function readEvent(node: EventNode, declaredIn: string): ContractEvent {
  const spec = readNatSpec(node.documentation?.text ?? '');
  const { parameters } = node.parameters;
  return {
    name: node.name,
    signature: signatureOf(node.name, parameters.map(typeOf)),
    topic0: `0x${node.eventSelector}`,
    params: values(parameters, spec).map((value, index) => ({
      ...value,
      indexed: parameters[index]?.indexed ?? false,
    })),
    doc: textOf(spec),
    declaredIn,
  };
}

export function readVariable(node: VariableNode, declaredIn: string): ContractVariable {
  const spec = readNatSpec(node.documentation?.text ?? '');
  const type = typeOf(node);
  const { keys, result } = mappingOf(type);
  return {
    name: node.name,
    type,
    visibility: node.visibility,
    ...(node.value?.value === undefined ? {} : { initial: node.value.value }),
    ...(node.functionSelector
      ? {
          getter: {
            signature: signatureOf(node.name, keys),
            selector: `0x${node.functionSelector}`,
            returns: [{ name: '', type: result, doc: spec.returns[0] ?? '' }],
          },
        }
      : {}),
    doc: textOf(spec),
    declaredIn,
  };
}

/** Keys and value of a mapping, as the getter of a public one takes and gives them. */
function mappingOf(type: string): { keys: string[]; result: string } {
  const match = /^mapping\((?<key>.+?) => (?<value>.+)\)$/.exec(type);
  if (!match?.groups) return { keys: [], result: type };
  const inner = mappingOf(match.groups['value'] ?? '');
  return { keys: [match.groups['key'] ?? '', ...inner.keys], result: inner.result };
}

export function readModifier(node: ModifierNode, declaredIn: string): ContractModifier {
  const spec = readNatSpec(node.documentation?.text ?? '');
  return { name: node.name, params: values(node.parameters.parameters, spec), doc: textOf(spec), declaredIn };
}
