/** The parts of the Solidity compiler's syntax tree that the reference reads. */
export interface SourceUnit {
  readonly nodes: readonly (ContractNode | { readonly nodeType: 'ImportDirective' | 'PragmaDirective' })[];
}

interface Documented {
  readonly name: string;
  readonly documentation?: { readonly text: string };
}

export interface ContractNode extends Documented {
  readonly nodeType: 'ContractDefinition';
  readonly id: number;
  readonly baseContracts: readonly { readonly baseName: { readonly name: string } }[];
  /** Ids of this contract and its bases, most derived first. */
  readonly linearizedBaseContracts: readonly number[];
  readonly nodes: readonly (EventNode | FunctionNode | ModifierNode | VariableNode)[];
}

export interface VariableNode extends Documented {
  readonly nodeType: 'VariableDeclaration';
  readonly typeDescriptions: { readonly typeString: string };
  readonly visibility: 'internal' | 'private' | 'public';
  readonly indexed?: boolean;
  /** Where a value of several words lies; `default` for others. */
  readonly storageLocation?: 'calldata' | 'default' | 'memory' | 'storage';
  readonly functionSelector?: string;
  readonly value?: { readonly value?: string };
}

interface ParameterList {
  readonly parameters: readonly VariableNode[];
}

export interface FunctionNode extends Documented {
  readonly nodeType: 'FunctionDefinition';
  readonly kind: 'function' | 'receive';
  readonly visibility: 'external' | 'internal' | 'private' | 'public';
  readonly stateMutability: 'nonpayable' | 'payable' | 'pure' | 'view';
  readonly parameters: ParameterList;
  readonly returnParameters: ParameterList;
  readonly functionSelector?: string;
}

export interface EventNode extends Documented {
  readonly nodeType: 'EventDefinition';
  readonly eventSelector: string;
  readonly parameters: ParameterList;
}

export interface ModifierNode extends Documented {
  readonly nodeType: 'ModifierDefinition';
  readonly parameters: ParameterList;
}
