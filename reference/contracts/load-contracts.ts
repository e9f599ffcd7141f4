import type { Release } from '../../product.ts';
import type { ContractNode, EventNode, FunctionNode, ModifierNode, VariableNode } from './ast.ts';
import { compileContracts } from './compile-contracts.ts';
import { readNatSpec, type NatSpec } from './natspec.ts';
import { readEvent, readFunction, readModifier, readVariable, textOf } from './read-members.ts';
import type { Contract, ContractConstructor } from './types.ts';

const kinds = { contracts: 'contract', interfaces: 'interface', libraries: 'library' } as const;

type Member = EventNode | FunctionNode | ModifierNode | VariableNode;

/**
 * The bridge contracts, interfaces and libraries, ordered by kind and name.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when a declaration does not compile without warnings
 */
export function loadContracts(release: Release, root: string = process.cwd()): readonly Contract[] {
  const folder = `${release.folder}/contracts`;
  const compiled = compileContracts(root, folder);
  const found = [...compiled.trees].flatMap(([file, tree]) =>
    tree.nodes.filter((node) => node.nodeType === 'ContractDefinition').map((node) => ({ file, node })),
  );
  const byId = new Map(found.map(({ node }) => [node.id, node]));
  return found.map(({ file, node }) => {
    const spec = readNatSpec(node.documentation?.text ?? '');
    const creation = readConstructor(spec);
    // Bases first, so that a contract's own members come after those it has from its interface.
    const members = node.linearizedBaseContracts
      .map((id) => byId.get(id))
      .filter((base): base is ContractNode => base !== undefined)
      .reverse();
    const each = <K extends Member['nodeType'], T>(
      kind: K,
      read: (member: Extract<Member, { nodeType: K }>, declaredIn: string) => T,
    ): T[] =>
      members.flatMap((base) =>
        base.nodes
          .filter((member): member is Extract<Member, { nodeType: K }> => member.nodeType === kind)
          .map((member) => read(member, base.name)),
      );
    return {
      name: node.name,
      kind: kinds[file.split('/')[0] as keyof typeof kinds],
      title: spec.title,
      doc: textOf(spec),
      sourceName: spec.custom.get('source') ?? '',
      repository: spec.custom.get('repository') ?? '',
      compiler: spec.custom.get('compiler') ?? '',
      inherits: node.baseContracts.map(({ baseName }) => baseName.name),
      ...(creation ? { creation } : {}),
      functions: each('FunctionDefinition', readFunction),
      events: each('EventDefinition', readEvent),
      variables: each('VariableDeclaration', readVariable),
      modifiers: each('ModifierDefinition', readModifier),
      abi: [...(creation ? [constructorAbi(creation)] : []), ...compiled.abi(file, node.name)],
      file: `${folder}/${file}`,
    };
  });
}

/** Reads `(type name, …) text` of the tag `@custom:constructor`: a constructor cannot be declared without a body. */
function readConstructor(spec: NatSpec): ContractConstructor | undefined {
  const match = /^\((?<params>[^)]*)\)\s*(?<doc>.*)$/.exec(spec.custom.get('constructor') ?? '');
  if (!match?.groups) return undefined;
  const params = (match.groups['params'] ?? '').split(/,\s*/).filter(Boolean);
  return {
    params: params.map((param) => {
      const at = param.lastIndexOf(' ');
      return { name: param.slice(at + 1), type: param.slice(0, at) };
    }),
    emits: (spec.custom.get('constructor-emits') ?? '').split(/,\s*/).filter(Boolean),
    doc: match.groups['doc'] ?? '',
  };
}

/** The entry of an ABI for a constructor, which the declarations cannot have. */
const constructorAbi = ({ params }: ContractConstructor): object => ({
  type: 'constructor',
  inputs: params.map(({ name, type }) => ({ internalType: type, name, type: type.replace(/ payable$/, '') })),
  stateMutability: 'nonpayable',
});
