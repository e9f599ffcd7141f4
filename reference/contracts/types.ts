/** What a description says, in paragraphs of plain text. `details` holds conditions and pitfalls. */
export interface ContractText {
  readonly notice: string;
  readonly details?: string;
}

/** A parameter or a return value. `name` is empty for an unnamed return value; `type` is as in Solidity. */
export interface ContractValue {
  readonly name: string;
  readonly type: string;
  /** Where a value of several words lies while the function runs: a declaration does not compile without it. */
  readonly location?: 'calldata' | 'memory';
  readonly doc: string;
}

/**
 * What the validators sign for a call: the ABI encoding of these arguments in this order, followed by the function's
 * name as a string; then that encoding together with the address that asks MultisigControl for verification.
 */
export interface SignedMessage {
  readonly fields: readonly string[];
  readonly functionName: string;
}

export interface ContractFunction {
  readonly name: string;
  readonly kind: 'function' | 'receive';
  /** `name(type,type)` as hashed for the selector. */
  readonly signature: string;
  /** `0x` and eight hexadecimal digits; absent where a function cannot be called from outside by name. */
  readonly selector?: string;
  readonly params: readonly ContractValue[];
  readonly returns: readonly ContractValue[];
  readonly visibility: 'external' | 'internal' | 'private' | 'public';
  readonly mutability: 'nonpayable' | 'payable' | 'pure' | 'view';
  readonly modifiers: readonly string[];
  /** Events that the function itself logs on success. */
  readonly emits: readonly string[];
  readonly signedMessage?: SignedMessage;
  /** Who may call it. */
  readonly caller: string;
  readonly doc: ContractText;
  /** Contract or interface whose file declares it. */
  readonly declaredIn: string;
}

export interface ContractEvent {
  readonly name: string;
  readonly signature: string;
  /** First topic of the event's log entries: `0x` and 64 hexadecimal digits. */
  readonly topic0: string;
  readonly params: readonly (ContractValue & { readonly indexed: boolean })[];
  readonly doc: ContractText;
  readonly declaredIn: string;
}

export interface ContractVariable {
  readonly name: string;
  readonly type: string;
  readonly visibility: 'internal' | 'private' | 'public';
  readonly initial?: string;
  /** The function by which a public variable is read. */
  readonly getter?: {
    readonly signature: string;
    readonly selector: string;
    readonly returns: readonly ContractValue[];
  };
  readonly doc: ContractText;
  readonly declaredIn: string;
}

export interface ContractModifier {
  readonly name: string;
  readonly params: readonly ContractValue[];
  readonly doc: ContractText;
  readonly declaredIn: string;
}

export interface ContractConstructor {
  readonly params: readonly { readonly name: string; readonly type: string }[];
  readonly emits: readonly string[];
  readonly doc: string;
}

/** One bridge contract, interface or library. Inherited members are included and say where they come from. */
export interface Contract {
  readonly name: string;
  readonly kind: 'contract' | 'interface' | 'library';
  readonly title: string;
  readonly doc: ContractText;
  /** Name in the source repository, where it differs from the documented one for the ERC-20 bridge logic. */
  readonly sourceName: string;
  readonly repository: string;
  /** Version of the Solidity compiler that the source asks for. */
  readonly compiler: string;
  /** Documented names of the direct base contracts. */
  readonly inherits: readonly string[];
  /** How it is created, where it has a constructor of its own. */
  readonly creation?: ContractConstructor;
  readonly functions: readonly ContractFunction[];
  readonly events: readonly ContractEvent[];
  readonly variables: readonly ContractVariable[];
  readonly modifiers: readonly ContractModifier[];
  /** The contract's interface in the JSON form that Ethereum libraries read. */
  readonly abi: readonly unknown[];
  /** The declaration, from the project root. */
  readonly file: string;
}
