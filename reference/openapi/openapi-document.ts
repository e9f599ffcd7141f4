import { errorExample, requestExample } from '../examples/operation-example.ts';
import { SchemaBuilder } from '../json-schema/schema-builder.ts';
import type { Model } from '../model/model.ts';
import type { Operation, RestService } from '../model/operation.ts';
import { parameterObject } from './parameter-object.ts';
import { responseObject } from './response-object.ts';
import { statusSchema } from './status-schema.ts';

/** A server of an API: base address without a trailing slash. */
export interface Server {
  readonly url: string;
  readonly description: string;
}

const prefix = '#/components/schemas/';
const errorName = 'google.rpc.Status';

/** The OpenAPI 3.1 description of one REST service, with the examples that its pages show. */
export function openApiDocument(
  model: Model,
  service: RestService,
  release: string,
  servers: readonly Server[],
): object {
  const builder = new SchemaBuilder(model, prefix);
  const paths: Record<string, Record<string, object>> = {};
  for (const { tag, operations } of service.categories) {
    for (const operation of operations) {
      (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationObject(model, builder, operation, tag);
    }
  }
  const schemas = { ...builder.schemas, [errorName]: statusSchema };
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: {
      title: `Vega ${service.title}`,
      version: release,
      description: service.categories.map((c) => c.description).join('\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers,
    // Nodes ask nobody who they are.
    security: [],
    tags: service.categories.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      responses: {
        Error: {
          description: 'The request failed.',
          content: { 'application/json': { schema: { $ref: prefix + errorName }, example: errorExample } },
        },
      },
      schemas: sorted,
    },
  };
}

function operationObject(model: Model, builder: SchemaBuilder, operation: Operation, tag: string): object {
  return {
    operationId: operation.id,
    tags: [tag],
    summary: operation.title,
    ...(operation.description && { description: operation.description }),
    ...(operation.deprecated && { deprecated: true }),
    parameters: operation.parameters.map((parameter) => parameterObject(model, builder, operation, parameter)),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: builder.ref(operation.body, 'names'),
            example: requestExample(model, operation),
          },
        },
      },
    }),
    responses: {
      '200': responseObject(model, builder, operation, { $ref: prefix + errorName }),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}
