import { stringify } from 'yaml';
import type { GraphqlTwins } from '../links/graphql-twins.ts';
import type { Model } from '../model/model.ts';
import { openApi30 } from '../openapi/openapi-3.0.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';
import { serversOf } from '../openapi/servers.ts';
import { operationPage } from '../pages/operation-page.ts';
import { loadApiErrors } from '../errors/load-api-errors.ts';
import { restSidebar } from '../pages/rest-sidebar.ts';
import type { ReferencePart } from './reference-part.ts';

/** The REST reference: a page an operation, and an OpenAPI document a service. */
export function restPart(model: Model, graphql: GraphqlTwins, root: string = process.cwd()): ReferencePart {
  const errors = loadApiErrors(model.release, root);
  return {
    pages: model.operations.map((operation) => operationPage(model, operation, graphql, errors)),
    sidebars: { 'api-rest': restSidebar(model) },
    links: {
      operations: Object.fromEntries(
        model.operations.map(({ id, route, title, method, path }) => [id, { route, title, method, path }]),
      ),
    },
    downloads: (_, network) =>
      model.services.flatMap((service) => {
        const document = openApiDocument(model, service, model.release.version, serversOf(service.key, network));
        const name = `api/openapi/${service.key}`;
        return [
          {
            file: `${name}.json`,
            title: `${service.title}, OpenAPI 3.1 as JSON`,
            content: JSON.stringify(document, null, 1),
          },
          {
            file: `${name}.yaml`,
            title: `${service.title}, OpenAPI 3.1 as YAML`,
            content: stringify(document, { aliasDuplicateObjects: false }),
          },
          {
            file: `${name}-3.0.json`,
            title: `${service.title}, OpenAPI 3.0 as JSON, for tools that do not read 3.1`,
            content: JSON.stringify(openApi30(document), null, 1),
          },
        ];
      }),
  };
}
