import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadErrors } from '../commands/load-errors.ts';
import { readableRules } from '../commands/readable-rules.ts';
import { loadApiErrors } from '../errors/load-api-errors.ts';
import { loadContractErrors } from '../errors/load-contract-errors.ts';
import { loadRemedies } from '../errors/load-remedies.ts';
import { loadTransactionErrors } from '../errors/load-transaction-errors.ts';
import type { Model } from '../model/model.ts';
import { errorsPage } from '../pages/errors-page.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';
import { loadWalletMethods } from '../wallet/load-wallet-methods.ts';
import type { ReferencePart } from './reference-part.ts';

/** The look-up of all errors: one page. Throws DefinitionError when a definition of errors departs from its schema. */
export function errorsPart(model: Model, root: string): ReferencePart {
  const { release } = model;
  const messages = loadErrors(release, root);
  const commands = loadTransactionCommands(release, root);
  const page = errorsPage(model, {
    api: loadApiErrors(release, root),
    contracts: loadContractErrors(release, root),
    remedies: loadRemedies(model, root),
    codes: Object.entries(loadOpenRpc(release, root).components.errors).map(([name, error]) => ({ name, ...error })),
    methods: loadWalletMethods(release, root),
    commands,
    transactions: loadTransactionErrors(
      release,
      commands.map(({ name }) => name),
      root,
    ),
    rules: commands.flatMap((command) =>
      readableRules(command, messages).map((rule) => ({ command, error: rule.error })),
    ),
  });
  return {
    pages: [page],
    sidebars: { 'api-more': [{ type: 'doc', id: page.route.slice(1), label: page.sidebarLabel }] },
    links: {},
    downloads: () => [],
  };
}
