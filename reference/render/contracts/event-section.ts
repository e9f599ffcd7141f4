import { html, type Html } from '../../../html/html.ts';
import type { ContractEvent } from '../../contracts/types.ts';
import { heading } from '../heading.ts';
import { prose } from '../prose.ts';
import { facts, memberTable } from './member-table.ts';

/** An event of a contract, with the topic by which a node finds its log entries. */
export function eventSection({ name, params, doc, signature, topic0 }: ContractEvent): Html {
  return html`
    <section class="type-section element-event">${heading({ level: 3, id: `event-${name}`, value: name })}${prose(doc.notice)}${prose(doc.details ?? '')}
    ${memberTable('Argument', params)}
    ${facts([
      ['Signature', html`<code>${signature}</code>`],
      ['Topic 0', html`<code>${topic0}</code>`],
    ])}
    </section>`;
}
