import { create, fromJson, type DescMessage, type JsonValue, type Message } from '@bufbuild/protobuf';
import {
  buildModel,
  exampleMessage,
  exampleProposal,
  loadNetwork,
  proposalKinds,
  type Command,
  type Descriptors,
} from '../definitions.ts';
import type { Fill } from './edit.ts';

let cached: { readonly descriptors: Descriptors; readonly fill: Fill } | undefined;

/** Makes parts of commands as the reference's examples have them. */
export function fillFrom(descriptors: Descriptors, root: string = process.cwd()): Fill {
  if (cached?.descriptors === descriptors) return cached.fill;
  const model = buildModel(root, descriptors);
  const fill = (type: DescMessage): Message => {
    try {
      return fromJson(type, exampleMessage(model, type.typeName, { enums: 'names', compact: false }) as JsonValue, {
        registry: descriptors.registry,
      });
    } catch {
      return create(type);
    }
  };
  cached = { descriptors, fill };
  return fill;
}

/** Complete commands to start from: the reference's example, and for proposals one of each kind. */
export function documentsOf(command: Command): unknown[] {
  if (command.name !== 'proposal_submission') {
    const inner = command.example[command.walletKey];
    return [inner !== undefined && Object.keys(command.example).length === 1 ? inner : command.example];
  }
  const { parameters } = loadNetwork('mainnet');
  const now = Math.floor(Date.now() / 1000);
  return Object.values(proposalKinds).map((kind) => exampleProposal(kind, parameters, now));
}
