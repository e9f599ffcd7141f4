import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { didYouMean } from '../../common/near-matches.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { errorSources, grpcCodes, type ApiError, type ApiErrors, type ErrorForm, type ErrorSource } from './types.ts';

const text = { type: 'string', minLength: 1 };
const part = {
  type: 'object',
  required: ['errors', 'rpcs'],
  additionalProperties: false,
  properties: {
    errors: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['text'],
        additionalProperties: false,
        properties: {
          number: { type: 'integer' },
          text,
          mistake: { const: true },
          request: { const: true },
          grpc: { enum: Object.keys(grpcCodes) },
          when: text,
        },
      },
    },
    rpcs: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: {
          type: 'array',
          minItems: 1,
          items: { enum: ['alone', 'caused', 'listed', 'failed', 'prefixed', 'bare'] },
        },
      },
    },
  },
};
const sources = Object.keys(errorSources) as ErrorSource[];
const schema = {
  type: 'object',
  required: sources,
  additionalProperties: false,
  properties: Object.fromEntries(sources.map((source) => [source, part])),
};

type File = Readonly<
  Record<
    ErrorSource,
    {
      readonly errors: Readonly<
        Record<string, Omit<ApiError, 'name' | 'source' | 'mistake' | 'request'> & { mistake?: true; request?: true }>
      >;
      readonly rpcs: Readonly<Record<string, Readonly<Record<string, readonly ErrorForm[]>>>>;
    }
  >
>;

/**
 * What the gRPC services, and so REST and GraphQL, answer when they fail.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when the file departs from its schema or an rpc names an error that its server does not have
 */
export function loadApiErrors(release: Release, root: string = process.cwd()): ApiErrors {
  const file = `${release.folder}/api-errors.yaml`;
  const { value, line } = readYaml<File>(root, file, schema);
  const errors: ApiError[] = [];
  const rpcs = new Map<string, (readonly [ApiError, readonly ErrorForm[]])[]>();
  for (const source of sources) {
    const own = new Map(
      Object.entries(value[source].errors).map(([name, error]): [string, ApiError] => [
        name,
        { ...error, name, source, mistake: error.mistake === true, request: error.request === true },
      ]),
    );
    errors.push(...own.values());
    for (const [rpc, given] of Object.entries(value[source].rpcs)) {
      const rows = Object.entries(given).map(([name, forms]) => {
        const error = own.get(name);
        if (error === undefined)
          throw new DefinitionError(
            { file, line: line(source, 'rpcs', rpc, name) },
            `${rpc} names the error ${name}, which ${source} does not have.${didYouMean(name, [...own.keys()])}`,
            `Add it to the errors of ${source}, or correct the name.`,
          );
        return [error, forms] as const;
      });
      rpcs.set(`${errorSources[source]}.${rpc}`, rows);
    }
  }
  return { errors, rpcs };
}
