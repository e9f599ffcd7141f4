import type { ElementKind, SurfaceElement } from './surface.ts';

type Facts = SurfaceElement['facts'];

const text = (facts: Facts, fact: string): string => String(facts[fact] ?? '');
const typed = (facts: Facts): string => text(facts, 'type');

function rpc(facts: Facts): string {
  const [clientStreams, serverStreams] = {
    client_streaming: [true, false],
    server_streaming: [false, true],
    bidi_streaming: [true, true],
  }[text(facts, 'streaming')] ?? [false, false];
  return `${clientStreams ? 'stream ' : ''}${text(facts, 'request')} → ${serverStreams ? 'stream ' : ''}${text(facts, 'response')}`;
}

/** The default of a flag stands in its facts as JSON. */
function flag(facts: Facts): string {
  const value = text(facts, 'default');
  return value === 'null' || value === '""' || value === '' ? typed(facts) : `${typed(facts)}, default ${value}`;
}

const ofKind: Readonly<Partial<Record<ElementKind, (facts: Facts) => string>>> = {
  'REST operation': (facts) => `${text(facts, 'method')} ${text(facts, 'path')}`,
  rpc,
  field: (facts) => `${facts['repeated'] === true ? 'repeated ' : ''}${typed(facts)}, number ${text(facts, 'number')}`,
  'enum value': (facts) => `number ${text(facts, 'number')}`,
  'GraphQL type': (facts) => text(facts, 'kind'),
  'GraphQL field': typed,
  'GraphQL argument': typed,
  'GraphQL input field': typed,
  flag,
  'network parameter': (facts) => `${typed(facts)}, default ${text(facts, 'default') || 'empty'}`,
  'configuration key': flag,
  'transaction command': (facts) => text(facts, 'message'),
  contract: (facts) => text(facts, 'kind'),
  'contract function': (facts) =>
    [text(facts, 'signature'), text(facts, 'returns')].filter((part) => part !== '').join(' → '),
  'contract event': (facts) => text(facts, 'signature'),
};

/** What an element is, in one short line for who meets its name the first time; empty where the name says all. */
export function inShort({ kind, facts }: SurfaceElement): string {
  return ofKind[kind]?.(facts) ?? '';
}
