import { attributes, html, type Html, nothing } from '../../html/html.ts';
import { badge } from './badges.ts';
import { fieldTree, type FieldNode } from './field-tree.ts';
import { fieldName } from './field-name.ts';
import type { MessageType } from '../model/types.ts';
import type { PageContext } from './page-context.ts';
import { inTree } from './placeholders.ts';
import { prose } from './prose.ts';
import { treeHtml } from './tree-html.ts';
import { typeLabel } from './type-label.ts';
import { typeRoute } from '../links/type-route.ts';

/** A level is open at first as long as it and the levels above it have so few fields that they only wrap the result. */
const wrapper = { fields: 3, depth: 3 };

/**
 * The fields of a message as a tree that the reader unfolds.
 *
 * @param numbers enum values are written as numbers in it
 */
export function fieldTreeHtml(context: PageContext, message: MessageType, root: string, numbers: boolean): Html {
  const nodes = fieldTree(context.model, message, root);
  const all = below(nodes);
  return treeHtml(list(context, nodes, numbers, true), {
    count: all.length,
    foldable: all.some(({ children }) => children.length > 0),
    required: all.filter(({ field }) => field.required).length,
  });
}

const below = (nodes: readonly FieldNode[]): FieldNode[] => nodes.flatMap((node) => [node, ...below(node.children)]);

function list(context: PageContext, nodes: readonly FieldNode[], numbers: boolean, wraps: boolean): Html {
  const open = wraps && nodes.length <= wrapper.fields;
  return html`<ul class="fields">${nodes.map((node) => item(context, node, numbers, open))}</ul>`;
}

function item(context: PageContext, node: FieldNode, numbers: boolean, wraps: boolean): Html {
  const { field, path } = node;
  const type = field.type.kind === 'map' ? field.type.value : field.type;
  const marks = [
    field.required && badge('required', 'required'),
    field.oneof && badge('oneof', `one of ${field.oneof}`),
    field.deprecated && badge('deprecated', 'deprecated'),
  ];
  return html`
    <li id="${path}">${fieldName(path, field.jsonName)} ${typeLabel(context.model, field.type, field.repeated)}${marks}
    ${prose(field.description)}
    ${type.kind === 'enum' && context.explainEnum(type.name, numbers)}
    ${inside(context, node, numbers, wraps)}</li>`;
}

function inside(
  context: PageContext,
  { children, message, shownAt, depth }: FieldNode,
  numbers: boolean,
  wraps: boolean,
): Html {
  if (!message || message.fields.length === 0) return nothing;
  if (children.length > 0) {
    const open = attributes({ open: wraps && depth <= wrapper.depth });
    const count = children.length === 1 ? '1 member' : `${children.length} members`;
    return html`<details${open}><summary>${count} of ${message.title}</summary>${list(context, children, numbers, wraps)}</details>`;
  }
  if (shownAt) return html`<p class="elsewhere">Members as in <a href="#${shownAt}">${shownAt}</a>.</p>`;
  const route = typeRoute(context.model, message.name);
  return route
    ? html`<p class="elsewhere">Members on the page of <a href="${inTree(route)}">${message.title}</a>.</p>`
    : nothing;
}
