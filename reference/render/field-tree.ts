import type { Model } from '../model/model.ts';
import type { Field, MessageType } from '../model/types.ts';

/** A field in an expandable tree. */
export interface FieldNode {
  readonly field: Field;
  /** Names from the root, `response.orders.edges`. */
  readonly path: string;
  readonly depth: number;
  /** The message that the field holds, or undefined for other types. */
  readonly message: MessageType | undefined;
  /** Fields of that message; empty where they are not shown here. */
  children: FieldNode[];
  /** Where the fields of that message are shown already. */
  shownAt: string | undefined;
}

/** The deepest level and the most rows of a tree: more of it is on the page of the type. */
const limits = { depth: 8, rows: 320 };

/**
 * The fields of a message, and theirs, level by level. Each message is opened once in a tree; at its further mentions,
 * and so where it contains itself, `shownAt` tells where. Below the limits nothing is opened.
 *
 * @param root what paths start with, `response`
 */
export function fieldTree(model: Model, message: MessageType, root: string): FieldNode[] {
  const shown = new Map([[message.name, root]]);
  const nodes = message.fields.map((field) => nodeOf(model, field, root, 1));
  const queue = [...nodes];
  let rows = nodes.length;
  for (let node = queue.shift(); node; node = queue.shift()) {
    const inner = node.message;
    if (!inner) continue;
    node.shownAt = shown.get(inner.name);
    const { path, depth } = node;
    if (node.shownAt || inner.fields.length === 0 || depth >= limits.depth || rows + inner.fields.length > limits.rows)
      continue;
    shown.set(inner.name, path);
    rows += inner.fields.length;
    node.children = inner.fields.map((field) => nodeOf(model, field, path, depth + 1));
    queue.push(...node.children);
  }
  return nodes;
}

function nodeOf(model: Model, field: Field, parent: string, depth: number): FieldNode {
  const type = field.type.kind === 'map' ? field.type.value : field.type;
  const message = type.kind === 'message' ? model.message(type.name) : undefined;
  return { field, path: `${parent}.${field.jsonName}`, depth, message, children: [], shownAt: undefined };
}
