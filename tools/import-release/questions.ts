import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { httpBinding } from '../../reference/descriptors/http-binding.ts';
import type { Descriptors } from '../../reference/descriptors/load-descriptors.ts';
import type { Surface } from '../../reference/differences/versions/surface.ts';
import type { ImportRequest } from './arguments.ts';
import type { Place } from './element-places.ts';
import { likelyRenames, renumbered } from './likely-renames.ts';

/** Services that are still there, and had REST operations before and have none now: their bindings were hardly given. */
export function unboundServices(earlier: Descriptors, now: Descriptors): string[] {
  const bound = ({ files, registry }: Descriptors): Map<string, boolean> =>
    new Map(
      files
        .flatMap((file) => file.services)
        .map(({ typeName, methods }) => [typeName, methods.some((rpc) => httpBinding(registry, rpc) !== undefined)]),
    );
  const after = bound(now);
  return [...bound(earlier)].flatMap(([name, had]) => (had && after.get(name) === false ? [name] : []));
}

/** Throws for an answer to a question that the sources do not ask: a slip of the pen would be told to readers as a fact. */
export function refuseIdleAnswers(
  before: Surface,
  after: Surface,
  { renames, gone, renumbered: confirmed, from, release }: ImportRequest,
  unbound: readonly string[],
): void {
  const [then, now] = [before, after].map((surface) => new Set(surface.map(({ name }) => name)));
  const has = (surface: ReadonlySet<string> | undefined, name: string): boolean => surface?.has(name) === true;
  const moved = new Set(renumbered(before, after, renames).map(({ name }) => name));
  const idle = [
    ...[...renames].flatMap(([later, earlier]) => {
      const why = !has(then, earlier)
        ? `${from.label} has no ${earlier}`
        : !has(now, later)
          ? `${release.label} has no ${later}`
          : has(now, earlier)
            ? `${release.label} still has ${earlier}`
            : has(then, later)
              ? `${from.label} has ${later} already`
              : undefined;
      return why === undefined ? [] : [`--rename '${earlier}=${later}': ${why}`];
    }),
    ...[...gone]
      .filter((name) => !unbound.includes(name) && (!has(then, name) || has(now, name)))
      .map(
        (name) =>
          `--gone '${name}': ${has(then, name) ? `${release.label} still has it` : `${from.label} has no such element`}`,
      ),
    ...[...confirmed]
      .filter((name) => !moved.has(name))
      .map((name) => `--renumbered '${name}': its number is the same, or there is no such element`),
  ];
  if (idle.length > 0)
    throw new Error(`${idle.join('\n')}\n  Leave these answers out, or spell them as the question does.`);
}

/** Throws for changes that are seldom meant: what looks renamed, and what has another number. */
export function refuseUnconfirmed(
  before: Surface,
  after: Surface,
  { renames, gone, renumbered: confirmed }: ImportRequest,
  unbound: readonly string[],
  placeOf: (name: string) => string,
): void {
  const moved = renumbered(before, after, renames)
    .filter(({ name }) => !confirmed.has(name))
    .map(
      ({ name, from, to }) =>
        `${placeOf(name)}: ${name} has the number ${to}, and had ${from}\n  If the release did that, confirm it with --renumbered ${name}`,
    );
  const renamed = likelyRenames(before, after, renames, gone).map(
    ({ kind, before: then, after: now, because }) =>
      `${placeOf(now)}: the ${kind} ${now} looks like ${then} under another name: ${because}\n  Confirm it with --rename '${then}=${now}', or deny it with --gone '${then}'`,
  );
  const without = unbound
    .filter((name) => !gone.has(name))
    .map(
      (name) =>
        `${placeOf(name)}: no rpc of ${name} has a path any more\n  Give the bindings of the release with --rest, or confirm it with --gone ${name}`,
    );
  const questions = [...without, ...moved, ...renamed];
  if (questions.length > 0)
    throw new Error(
      `${questions.join('\n')}\n\n${questions.length} questions are open: answer all of them, and start again.`,
    );
}

/** The line of a table that names an element: a parameter by its key, a flag below its command, a parameter of a method. */
export function placeInTables({ parameters, openrpc, commands, abi }: ImportRequest, name: string): Place | undefined {
  const [holder = name, ...inner] = name.split(/ --|[()]/).filter((part) => part !== '');
  const [contract, member] = name.split(/\.(?:event-)?/);
  const places: (readonly [string, readonly string[]])[] = [parameters, openrpc, commands].flatMap((file) =>
    file === undefined ? [] : [[file, [holder, ...inner]] as const],
  );
  if (abi !== undefined && contract !== undefined && member !== undefined)
    places.push([statSync(abi).isDirectory() ? path.join(abi, `${contract}.json`) : abi, [member]]);
  for (const [file, words] of places) {
    if (!existsSync(file) || statSync(file).isDirectory()) continue;
    const text = readFileSync(file, 'utf8');
    const at = words.reduce((from, word) => {
      const found = text.slice(from).search(new RegExp(`["'\\s]${word.replaceAll('.', '\\.')}["':\\s]`));
      return from < 0 || found < 0 ? -1 : from + found + 1;
    }, 0);
    if (at > 0) return { file, line: text.slice(0, at).split('\n').length };
  }
  return undefined;
}
