import { newestRelease } from '../../../product.ts';
import { loadCliCommands } from '../../../reference/cli/load-commands.ts';
import { loadTransactionCommands } from '../../../reference/commands/load-commands.ts';
import { loadParameters } from '../../../reference/parameters/load-parameters.ts';
import type { Described } from '../proto-comment-rules.ts';

const about = (kind: Described['kind'], name: string, comment: string, type = ''): Described => ({
  kind,
  name,
  type,
  comment,
});

/** Commands of the command lines and their flags; a flag that commands share stands once. */
export function ofCommandLines(): Described[] {
  const all = loadCliCommands(newestRelease).flatMap(({ name, description, flags }) => [
    about('message', name.replaceAll(' ', '.'), description),
    ...flags.map((flag) => about('field', `${name}.${flag.name}`, flag.description, flag.type)),
  ]);
  // Programs name one and the same file differently, such as --passphrase-file and --nodewallet-passphrase-file.
  const shared = (flag: Described): string =>
    `${flag.kind} ${flag.name.split('-').slice(-2).join('-').split('.').at(-1) ?? ''} ${flag.comment}`;
  return [
    ...new Map(all.map((element) => [element.kind === 'field' ? shared(element) : element.name, element])).values(),
  ];
}

/** The transaction commands, what each does and what it changes. */
export function ofTransactions(): Described[] {
  return loadTransactionCommands(newestRelease).flatMap(({ name, summary, effects }) => [
    about('message', name, summary),
    ...effects.map((effect, index) => about('message', `${name}.effects.${index}`, effect)),
  ]);
}

/** The network parameters. */
export function ofParameters(): Described[] {
  return loadParameters(newestRelease).map(({ key, description, type }) => about('field', key, description, type));
}
