import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { exampleExchange } from './example-exchange.ts';
import { loadOpenRpc } from './load-openrpc.ts';
import { causesSchema } from './schema.ts';
import type { OpenRpcDocument, OpenRpcMethod, WalletError, WalletErrorCause, WalletMethod } from './types.ts';

/**
 * The wallet's JSON-RPC methods, grouped as the document groups them.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when a definition is wrong or a method names a cause that `causes.yaml` does not have
 */
export function loadWalletMethods(release: Release, root: string = process.cwd()): readonly WalletMethod[] {
  const document = loadOpenRpc(release, root);
  const file = `${release.folder}/wallet/causes.yaml`;
  const causes = readYaml<Record<string, { data: string; when: string }>>(root, file, causesSchema).value;
  const cause = (method: string, name: string): WalletErrorCause => {
    const found = causes[name];
    if (found) return { name, ...found };
    throw new DefinitionError({ file: file }, `${method} names the cause ${name}, which is not here.`, 'Add it.');
  };
  return document.methods.map((method) => ({
    name: method.name,
    side: method.name.startsWith('client.') ? 'client' : 'admin',
    group: method['x-group'],
    summary: method.summary,
    description: method.description,
    tags: method.tags.map(({ name }) => name),
    registered: method['x-registered'] ?? true,
    needsOrigin: method['x-needs-origin'] ?? false,
    needsToken: method['x-needs-token'] ?? false,
    returnsToken: method['x-returns-token'] ?? false,
    notes: method['x-notes'] ?? [],
    params: method.params.map(({ name, description, required, schema, 'x-ignored': ignored }) => ({
      name,
      description: description ?? descriptionOf(document, schema),
      required,
      ignored: ignored ?? false,
      schema,
    })),
    ...(method.result.schema['type'] === 'null' ? {} : { result: method.result.schema }),
    errors: errorsOf(document, method),
    causes: method['x-causes'].map((name) => cause(method.name, name)),
    example: exampleExchange(method),
  }));
}

function errorsOf(document: OpenRpcDocument, method: OpenRpcMethod): WalletError[] {
  return method.errors.flatMap(({ $ref }) => {
    const name = $ref.replace('#/components/errors/', '');
    const error = document.components.errors[name];
    return error ? [{ name, code: error.code, message: error.message, description: error.data }] : [];
  });
}

/** What the schema that a parameter refers to says of it, for parameters that add nothing of their own. */
function descriptionOf(document: OpenRpcDocument, schema: Readonly<Record<string, unknown>>): string {
  const name = String(schema['$ref'] ?? '').replace('#/components/schemas/', '');
  return String(document.components.schemas[name]?.['description'] ?? schema['description'] ?? '');
}
