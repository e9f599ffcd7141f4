import { hitTypes } from '@site/search/format/types';
import { isIdentifier } from '@site/common/is-identifier';
import { kindOf, type HitKind } from '@site/search/format/kinds';
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

/** Kinds whose contents are called by names in code. */
const ofCode: ReadonlySet<HitKind> = new Set(['graphql', 'grpc', 'wallet', 'contracts', 'parameters', 'commands']);

/** Keeps a title that is a name in code from being translated. */
export const translateOf = ({ document: { type, url, title } }: Pick<Hit, 'document'>): 'no' | undefined =>
  isIdentifier(title) || (type === hitTypes.content && ofCode.has(kindOf(url))) ? 'no' : undefined;
