import { codeFigure } from '../../html/highlight/code-figure.ts';
import { requestExample, responseExample } from '../examples/operation-example.ts';
import type { Operation } from '../model/operation.ts';
import { deliveryNote } from './delivery-note.ts';
import { fieldTreeHtml } from './field-tree-html.ts';
import { section, type Section } from './heading.ts';
import type { PageContext } from './page-context.ts';
import { inTree } from './placeholders.ts';
import { prose } from './prose.ts';
import { typeRoute } from '../links/type-route.ts';

const files: Readonly<Record<string, string>> = {
  'text/csv':
    '<p>A CSV file with a header line, sent in parts as the node reads its database. The <code>Content-Disposition</code> header suggests a file name.</p>',
  'application/zip':
    '<p>A ZIP archive that holds CSV files, sent in parts. The <code>Content-Disposition</code> header suggests a file name.</p>',
};

/** What an operation answers when it succeeds: the fields, and an example. */
export function responseSection(context: PageContext, operation: Operation): Section {
  const { model } = context;
  const message = model.message(operation.response);
  if (operation.delivery === 'file' || !message) {
    return section(
      'response',
      'Response',
      `<p><code>200</code> <code>${operation.contentType}</code></p>${files[operation.contentType] ?? ''}`,
    );
  }
  const streams = operation.delivery !== 'json';
  const root = streams ? 'result' : 'response';
  const route = typeRoute(model, message.name);
  const type = route ? `<a href="${inTree(route)}">${message.title}</a>` : message.title;
  const fields =
    message.fields.length === 0
      ? '<p>An empty document.</p>'
      : fieldTreeHtml(context, message, root, operation.delivery === 'compact-stream');
  const example = JSON.stringify(responseExample(model, operation), null, 2);
  return section(
    'response',
    'Response',
    `<p><code>200</code> <code>application/json</code> ${streams ? 'documents whose <code>result</code> is a' : ''} ${type}</p>` +
      prose(message.description) +
      deliveryNote(operation, requestExample(model, operation)) +
      fields +
      codeFigure(example, 'json', streams ? 'One document of the stream' : 'Example response'),
  );
}
