import { html, type Html } from '../../../html/html.ts';
import type { ApiErrors } from '../../errors/types.ts';
import type { GraphqlTwins } from '../../links/graphql-twins.ts';
import type { Use } from '../../links/used-by.ts';
import type { Model } from '../../model/model.ts';
import type { MessageBlock } from '../commands/command-block.ts';
import { inTree } from '../placeholders.ts';
import { protoRoute } from '../../links/type-route.ts';

/** What the parts of a .proto file's page share. */
export interface ProtoContext {
  readonly model: Model;
  /** Path of the file. */
  readonly file: string;
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  readonly graphql: GraphqlTwins;
  /** What a message's section says after its fields, by the message's full name. */
  readonly blocks: ReadonlyMap<string, MessageBlock>;
  /** What each rpc answers when it fails. */
  readonly errors: ApiErrors['rpcs'];
}

/** A link to an element by its file and title; only the anchor where it is on the same page. */
export function elementLink({ file: here }: ProtoContext, file: string, title: string): Html {
  const page = file === here ? '' : inTree(protoRoute(file));
  return html`<a href="${page}#${title}">${title}</a>`;
}

/** A link to a message or enum by its full name; the name alone for types of other packages. */
export function typeLink(context: ProtoContext, name: string): Html | string {
  const type = context.model.message(name) ?? context.model.enumeration(name);
  return type ? elementLink(context, type.file, type.title) : name;
}
