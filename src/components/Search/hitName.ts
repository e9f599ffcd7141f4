import { hitTypes } from '@site/search/format/types';
import { kindOf } from '@site/search/format/kinds';
import type { Hit } from '@site/search/worker/messages';

/**
 * What stands before a hit's title to say whose it is: `ERC20_Bridge_Logic.` before a function, `Order.` before a field, `Orders › `
 * before a section. Empty for pages and for names that are whole by themselves.
 */
export function qualifierOf({ document, page }: Pick<Hit, 'document' | 'page'>): string {
  const { type, url, section, title } = document;
  if (type === hitTypes.page) return '';
  if (type === hitTypes.heading) return `${page} › `;
  const kind = kindOf(url);
  if (kind === 'contracts') {
    const contract = url.slice(url.lastIndexOf('/') + 1);
    return document.parent === document.id || contract === title ? '' : `${contract}.`;
  }
  if ((kind === 'grpc' || kind === 'graphql') && /^[A-Z]\w*$/.test(section)) return `${section}.`;
  if (kind === 'commands') return section === '' || section === page ? '' : `${section} `;
  return kind === 'rest' ? `${page} › ` : '';
}
