import { html, type Html } from '../../../html/html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import type { WalletMethod } from '../../wallet/types.ts';
import { badge } from '../badges.ts';
import { callHtml } from '../call.ts';
import { heading } from '../heading.ts';
import { inlineProse, prose } from '../prose.ts';
import { membersOf, schemaFields } from '../schema/schema-fields.ts';
import { resolved, schemaLabel, type Schemas } from '../schema/schema-label.ts';

/** One JSON-RPC method of the wallet; `address` is that of the local service. */
export function methodSection(schemas: Schemas, method: WalletMethod, address: string): Html {
  const { name, side, summary, description, registered, needsOrigin, needsToken, returnsToken, notes } = method;
  // The local service refuses the others: the wallet's own interfaces call them inside the same program.
  const served = side === 'client' && registered;
  const copyAs = served ? ({ kind: 'wallet', address, needsOrigin, needsToken } as const) : undefined;
  const marks = [
    !registered && badge('deprecated', 'not served in this release'),
    needsOrigin && badge('repeated', 'needs Origin'),
    needsToken && badge('required', 'needs a token'),
    returnsToken && badge('repeated', 'gives a token'),
  ];
  return html`
    <section class="type-section element-wallet" data-filter-item>${heading({ level: 3, id: name, value: name }, html`<code>${name}</code>`)}
    ${callHtml(
      {
        lead: html`
          <p><strong>${summary}.</strong>${marks}</p>${prose(description)}
          ${notes.length > 0 && html`<ul>${notes.map((note) => html`<li>${inlineProse(note)}</li>`)}</ul>`}`,
        code: html`
          ${codeFigure(JSON.stringify(method.example.request, null, 2), 'json', 'Request', { copyAs })}
          ${codeFigure(JSON.stringify(method.example.response, null, 2), 'json', 'Response')}`,
        fields: [parameters(schemas, method), result(schemas, method), errors(method)],
        ...(served ? { tool: html`<button type="button" class="try" data-try-wallet="${name}">Try it</button>` } : {}),
      },
      served,
    )}
    </section>`;
}

function parameters(schemas: Schemas, { name, params }: WalletMethod): Html {
  if (params.length === 0) return html`<h4>Parameters</h4><p>None.</p>`;
  const fields = params.map((param) => ({
    ...param,
    marks: param.ignored && badge('deprecated', 'ignored in this release'),
  }));
  return html`<h4>Parameters</h4>${schemaFields(schemas, fields, `${name}.params`)}`;
}

function result(schemas: Schemas, { name, result: schema }: WalletMethod): Html {
  if (!schema) return html`<h4>Result</h4><p>Nothing: the answer has no member <code>result</code>.</p>`;
  const members = membersOf(schemas, schema);
  const text = prose(String(resolved(schemas, schema)['description'] ?? ''));
  return html`<h4>Result</h4><p>${schemaLabel(schemas, schema)}</p>${text}${members.length > 0 && schemaFields(schemas, members, `${name}.result`)}`;
}

function errors({ errors: list, causes }: WalletMethod): Html {
  const codes = [...new Map(list.map((error) => [error.code, error])).values()].sort((a, b) => b.code - a.code);
  const rows = codes.map(
    ({ code, message, description }) => html`<tr><td>${code}<td>${message}<td>${inlineProse(description)}`,
  );
  const reasons = causes.map(({ data, when }) => html`<li><code>${data}</code> ${inlineProse(when)}</li>`);
  return html`
    <details><summary>${counted(codes.length, 'error code')}, ${counted(causes.length, 'reason')}</summary>
    <table class="members"><thead><tr><th scope="col">code<th scope="col">message<th scope="col">When<tbody>${rows}</table>
    ${reasons.length > 0 && html`<p>Texts of <code>data</code>:</p><ul class="values">${reasons}</ul>`}</details>`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
