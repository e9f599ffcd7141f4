import { html, type Html, nothing } from '../../../html/html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import type { ServiceOperation } from '../../wallet/load-service.ts';
import { section, type Section } from '../heading.ts';
import { inlineProse, prose } from '../prose.ts';
import { membersOf, schemaFields } from '../schema/schema-fields.ts';
import type { Schemas } from '../schema/schema-label.ts';

/** Method and path of an operation of the wallet's service, to copy. */
export function serviceHead(
  method: string,
  path: string,
  { description, 'x-notes': notes = [] }: ServiceOperation,
): Html {
  return html`
    <div class="operation"><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${path}</code>
    <button type="button" class="copy" data-copy="${path}">Copy path</button></div>${prose(description)}
    ${notes.length > 0 && html`<ul>${notes.map((note) => html`<li>${inlineProse(note)}</li>`)}</ul>`}`;
}

/** Headers and body of a request. */
export function serviceRequest(schemas: Schemas, { parameters = [], requestBody }: ServiceOperation): Section[] {
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return [
    ...(parameters.length > 0 ? [section('headers', 'Headers', schemaFields(schemas, parameters, 'header'))] : []),
    ...(body
      ? [
          section(
            'request-body',
            'Request body',
            html`<p><code>${type}</code></p>${prose(requestBody?.description ?? '')}${schemaFields(schemas, membersOf(schemas, body.schema), 'request')}${example(body.example, 'Example request body')}`,
          ),
        ]
      : []),
  ];
}

/** What each HTTP status means and holds. */
export function serviceResponses(schemas: Schemas, { responses }: ServiceOperation): Section {
  const parts = Object.entries(responses).map(([status, { description, headers = {}, content = {} }]) => {
    const [type, body] = Object.entries(content)[0] ?? [];
    const members = body ? membersOf(schemas, body.schema) : [];
    const sent = Object.entries(headers).map(([name, header]) => ({
      name,
      schema: header.schema,
      required: false,
      description: header.description,
    }));
    return html`
      <h3 id="status-${status}">${status}</h3>${prose(description)}
      ${sent.length > 0 && html`<p>Headers:</p>${schemaFields(schemas, sent, `status-${status}.header`)}`}
      ${type ? html`<p><code>${type}</code></p>` : ''}
      ${members.length > 0 && schemaFields(schemas, members, `status-${status}`)}
      ${example(body?.example, `Example, ${status}`)}`;
  });
  return section('responses', 'Responses', parts);
}

const example = (value: unknown, title: string): Html =>
  value === undefined ? nothing : codeFigure(JSON.stringify(value, null, 2), 'json', title);
