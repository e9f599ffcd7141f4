import Ajv2020 from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { newestRelease } from '../product.ts';
import type { Model } from '../reference/model/model.ts';
import type { Operation } from '../reference/model/operation.ts';
import { openApiDocument } from '../reference/openapi/openapi-document.ts';
import { schemasOf } from './document-schemas.ts';

type Responses = Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: unknown }>> }>>;

/**
 * The check of what an operation answers with status 200, by the OpenAPI document that readers download. Of a stream it
 * checks one message.
 *
 * @throws Error (the check's maker) when the document has no such operation
 */
export function answerChecks(model: Model): (operation: Operation) => ValidateFunction {
  const services = new Map(
    model.services.map((service) => {
      const document = openApiDocument(model, service, newestRelease.version, []) as unknown as {
        readonly components: unknown;
        readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
      };
      const compile = schemasOf(new Ajv2020({ strict: false, allErrors: true }), document.components);
      return [service.key, { compile, paths: document.paths }] as const;
    }),
  );
  return ({ id, service, path, method, contentType }) => {
    const of = services.get(service);
    const schema = of?.paths[path]?.[method.toLowerCase()]?.responses['200']?.content[contentType]?.schema;
    if (of === undefined || schema === undefined) throw new Error(`${id} has no schema.`);
    return of.compile(schema);
  };
}
