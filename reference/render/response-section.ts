import { html, type Html } from '../../html/html.ts';
import { codeFigure } from '../../html/highlight/code-figure.ts';
import type { Model } from '../model/model.ts';
import { errorExample, requestExample, responseExample } from '../examples/operation-example.ts';
import type { Operation } from '../model/operation.ts';
import { statusTabs } from './call.ts';
import { deliveryNote } from './delivery-note.ts';
import { fieldTreeHtml } from './field-tree-html.ts';
import { section, type Section } from './heading.ts';
import type { PageContext } from './page-context.ts';
import { inTree } from './placeholders.ts';
import { prose } from './prose.ts';
import { typeRoute } from '../links/type-route.ts';

const files: Readonly<Record<string, Html>> = {
  'text/csv': html`<p>A CSV file with a header line, sent in parts as the node reads its database. The <code>Content-Disposition</code> header suggests a file name.</p>`,
  'application/zip': html`<p>A ZIP archive that holds CSV files, sent in parts. The <code>Content-Disposition</code> header suggests a file name.</p>`,
};

/** What an operation answers, as examples: when it succeeds, and when it fails. */
export function responseFigures(model: Model, operation: Operation): Html {
  const example = responseExample(model, operation);
  const error = JSON.stringify(errorExample, null, 2);
  const figures: [string, Html][] =
    example === undefined
      ? []
      : [
          [
            '200',
            codeFigure(
              JSON.stringify(example, null, 2),
              'json',
              operation.delivery === 'json' ? 'Example response' : 'One document of the stream',
            ),
          ],
        ];
  return statusTabs([...figures, ['400', codeFigure(error, 'json', 'Error')]], 'example');
}

/** What an operation answers when it succeeds: the fields. */
export function responseSection(context: PageContext, operation: Operation): Section {
  const { model } = context;
  const message = model.message(operation.response);
  if (operation.delivery === 'file' || !message) {
    return section(
      'response',
      'Response',
      html`<p><code>200</code> <code>${operation.contentType}</code></p>${files[operation.contentType]}`,
    );
  }
  const streams = operation.delivery !== 'json';
  const root = streams ? 'result' : 'response';
  const route = typeRoute(model, message.name);
  const type = route ? html`<a href="${inTree(route)}">${message.title}</a>` : message.title;
  const fields =
    message.fields.length === 0
      ? html`<p>An empty document.</p>`
      : fieldTreeHtml(context, message, root, operation.delivery === 'compact-stream');
  return section(
    'response',
    'Response',
    html`
    <p><code>200</code> <code>application/json</code> ${streams && html`documents whose <code>result</code> is a`} ${type}</p>
    ${prose(message.description)}
    ${deliveryNote(operation, requestExample(model, operation))}
    ${fields}`,
  );
}
