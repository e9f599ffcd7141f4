import type { Release } from '../../product.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { loadOpenRpc } from './load-openrpc.ts';
import type { Schema } from './types.ts';

/** One operation of the wallet's local service, as OpenAPI 3.1 describes it. */
export interface ServiceOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'header' | 'path';
    readonly required: boolean;
    readonly description: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly description?: string; readonly content: Content };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>;
        readonly content?: Content;
      }
    >
  >;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Name of the function that handles it in the released code. */
  readonly 'x-handler': string;
  readonly 'x-notes'?: readonly string[];
}

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

/** The wallet's local service as an OpenAPI 3.1 document. */
export interface ServiceDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ServiceOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

const schema = { type: 'object', required: ['openapi', 'info', 'servers', 'tags', 'paths', 'components'] };

/**
 * The document of the wallet's local service.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when the file is no YAML or lacks a part
 */
export function loadService(release: Release, root: string = process.cwd()): ServiceDocument {
  const document = readYaml<ServiceDocument>(root, `${release.folder}/wallet/service.openapi.yaml`, schema).value;
  const { components } = document;
  // Both interfaces of the wallet give signed transactions in the same form, which is described once.
  const { SignedTransaction = {} } = loadOpenRpc(release, root).components.schemas;
  return { ...document, components: { ...components, schemas: { ...components.schemas, SignedTransaction } } };
}
