import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { errorsSchema, methodsSchema, rootSchema } from './schema.ts';
import type { OpenRpcDocument, OpenRpcError, OpenRpcMethod } from './types.ts';

type Root = Omit<OpenRpcDocument, 'components' | 'methods'> & {
  readonly components: Pick<OpenRpcDocument['components'], 'schemas'>;
};

/**
 * The wallet's JSON-RPC API as one OpenRPC document, put together from its files.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when a file departs from its schema, a method is defined twice or names an unknown error,
 *   or two errors have the same code
 */
export function loadOpenRpc(release: Release, root: string = process.cwd()): OpenRpcDocument {
  const folder = `${release.folder}/wallet`;
  const document = readYaml<Root>(root, `${folder}/openrpc.yaml`, rootSchema).value;
  const errorsFile = `${folder}/errors.yaml`;
  const { value: errors, line: lineOfError } = readYaml<
    Record<string, { code: number; message: string; description: string }>
  >(root, errorsFile, errorsSchema);
  const codes = new Map<number, string>();
  for (const [name, { code }] of Object.entries(errors)) {
    const other = codes.get(code);
    if (other !== undefined)
      throw new DefinitionError(
        { file: errorsFile, line: lineOfError(name, 'code') },
        `${name} has the code ${code}, which is that of ${other}.`,
        'Give each error its own code: a client tells them apart by it.',
      );
    codes.set(code, name);
  }
  const methods: OpenRpcMethod[] = [];
  for (const group of Object.keys(document['x-method-groups'])) {
    const file = `${folder}/methods/${group}.yaml`;
    const { value, line } = readYaml<Omit<OpenRpcMethod, 'x-group'>[]>(root, file, methodsSchema);
    for (const [index, method] of value.entries()) {
      const place = { file, line: line(index) };
      if (methods.some(({ name }) => name === method.name)) {
        throw new DefinitionError(place, `${method.name} is defined twice.`, 'Keep one definition.');
      }
      for (const { $ref } of method.errors) {
        if (Object.hasOwn(errors, $ref.replace('#/components/errors/', ''))) continue;
        throw new DefinitionError(place, `${$ref} is no error of errors.yaml.`, 'Correct the reference.');
      }
      methods.push({ ...method, 'x-group': group });
    }
  }
  const described = Object.entries(errors).map(([name, { code, message, description }]): [string, OpenRpcError] => [
    name,
    { code, message, data: description },
  ]);
  return {
    ...document,
    methods,
    components: { ...document.components, errors: Object.fromEntries(described) },
  };
}
