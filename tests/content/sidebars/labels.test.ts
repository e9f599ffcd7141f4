import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { pageFolders } from '../../../common/page-folders.ts';
import sidebars from '../../../sidebars.ts';
import { factTable } from '../../fact-table.ts';

interface FactItem {
  readonly label?: string | null;
  readonly collapsed?: boolean;
  readonly children?: readonly FactItem[];
}

/** A sidebar's item as sidebars.ts writes it: a document's id, or an object. */
type Item =
  | string
  | { readonly id?: string; readonly label?: string; readonly collapsed?: boolean; readonly items?: readonly Item[] };

/** Labels of the release's sidebars that this site writes in another way, each because it is plainer or right. Entries without a label have one here. */
const better: Readonly<Record<string, string>> = {
  GRPC: 'gRPC',
  BlockExplorer: 'Block explorer',
  Info: 'Block explorer information',
  'Core State': 'Core state',
  'Get Spam statistics': 'Get spam statistics',
  'Bootstrap local service': 'Start the local service',
  'Connect to local service': 'Connect to the local service',
  'JSON-RPC Playground': 'JSON-RPC request builder',
  'Submit JSON-RPC request to wallet API': 'Send a JSON-RPC request',
  'Apps and Tools': 'Apps and tools',
  // Markets of every kind are changed by it.
  'Change a futures market': 'Change a market',
  'Upgrade to 0.73.4': 'Upgrade to v0.73',
  'Set up validator node': 'Set up a validator node',
  'Set up non validator node': 'Set up a non-validator node',
  'Propose & execute upgrades': 'Propose and execute upgrades',
};

function documentLabel(id: string): string {
  const { written, generated } = pageFolders.testnet;
  const file = [`${written}/${id}.mdx`, `${generated}/${id}.mdx`].find(existsSync) ?? '';
  const head = parse(/^---\n([^]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '') as {
    sidebar_label?: string;
    title?: string;
  };
  return head.sidebar_label ?? head.title ?? id;
}

function labels(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [documentLabel(item)];
    // One of two operations of the same name says that it is deprecated.
    return [(item.label ?? documentLabel(item.id ?? '')).replace(/ \(deprecated\)$/, ''), ...labels(item.items ?? [])];
  });
}

// Proto files are in the order of their paths, which the release's are not.
const isUnordered = ({ label }: FactItem): boolean => label === 'GRPC';
const factLabels = (items: readonly FactItem[]): string[] =>
  items.flatMap((item) => [
    ...(typeof item.label === 'string' ? [better[item.label] ?? item.label] : []),
    ...(isUnordered(item) ? [] : factLabels(item.children ?? [])),
  ]);

/** The first of `wanted` that does not follow the ones before it in `all`. */
function firstMissing(wanted: readonly string[], all: readonly string[]): string | undefined {
  let at = 0;
  for (const label of wanted) {
    const found = all.indexOf(label, at);
    if (found < 0) return label;
    at = found + 1;
  }
  return undefined;
}

const facts = factTable<Record<string, readonly FactItem[]>>('sidebars.json');

describe('sidebars', () => {
  it.each(Object.keys(facts))('%s has every entry of the release, in its order', (name) => {
    const ours = labels(sidebars[name] as readonly Item[]);
    expect(firstMissing(factLabels(facts[name] ?? []), ours)).toBeUndefined();
  });

  it('start with the categories open that the release’s start with', () => {
    const openFacts = (items: readonly FactItem[]): string[] =>
      items.flatMap(({ label, collapsed, children = [] }) => [
        ...(collapsed === false ? [better[label ?? ''] ?? label ?? ''] : []),
        ...openFacts(children),
      ]);
    const openOurs = (items: readonly Item[]): string[] =>
      items.flatMap((item) =>
        typeof item === 'string'
          ? []
          : [...(item.collapsed === false ? [item.label ?? ''] : []), ...openOurs(item.items ?? [])],
      );
    const wanted = Object.keys(facts ?? {}).map((name) => [name, openFacts(facts?.[name] ?? [])]);
    expect(wanted.flatMap(([, labelsOf = []]) => labelsOf)).toHaveLength(11);
    expect(Object.keys(facts ?? {}).map((name) => [name, openOurs(sidebars[name] as readonly Item[])])).toEqual(wanted);
  });

  it('finds an entry that is missing or out of order', () => {
    expect(firstMissing(['a', 'b'], ['a', 'c'])).toBe('b');
    expect(firstMissing(['a', 'b'], ['b', 'a'])).toBe('b');
  });
});
