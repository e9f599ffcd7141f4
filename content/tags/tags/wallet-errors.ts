import type { RootContent } from 'mdast';
import { trees, type Release } from '../../../product.ts';
import { loadOpenRpc } from '../../../reference/wallet/load-openrpc.ts';
import { loadWalletMethods } from '../../../reference/wallet/load-wallet-methods.ts';
import { code, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';
import { table } from './table.ts';

/** Every error code of the wallet's JSON-RPC API, from -32700 to 3002. */
function codes(release: Release, root: string): RootContent[] {
  const errors = Object.values(loadOpenRpc(release, root).components.errors).sort((a, b) => a.code - b.code);
  const rows = errors.map((error) => [[code(String(error.code))], [text(error.message)], [text(error.data)]]);
  return [table([[text('code')], [text('message')], [text('when')]], rows)];
}

/** The texts that `data` can have when a client method fails, in alphabetical order, each once. */
function reasons(release: Release, root: string): RootContent[] {
  const causes = loadWalletMethods(release, root)
    .filter(({ side }) => side === 'client')
    .flatMap((method) => method.causes);
  const distinct = [...new Map(causes.map((cause) => [cause.data, cause])).values()];
  const rows = distinct
    .sort((a, b) => (a.data < b.data ? -1 : 1))
    .map(({ data, when }) => [[code(data)], [text(when)]]);
  return [table([[text('data')], [text('when')]], rows)];
}

/** `<WalletErrors kind="codes" />` or `kind="reasons"`: tables of the release's wallet definitions. */
export const walletErrors: TagHandler = ({ facts, inline, required, fail }) => {
  const kind = required('kind');
  if (inline) return fail('the table is a block: put the tag on a line of its own.');
  if (kind === 'codes') return codes(trees[facts.tree].release, facts.siteDir);
  if (kind === 'reasons') return reasons(trees[facts.tree].release, facts.siteDir);
  return fail(`no kind "${kind}": use "codes" or "reasons".`);
};
