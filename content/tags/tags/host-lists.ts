import type { List, PhrasingContent, RootContent } from 'mdast';
import { code, text } from '../nodes.ts';
import { table } from './table.ts';

/** A bullet list with one line of phrasing content for each item. */
function bullets(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children }],
    })),
  };
}

/** Base addresses, ready to copy. */
export function addressList(addresses: readonly string[]): RootContent[] {
  return [bullets(addresses.map((address) => [code(address)]))];
}

/** gRPC hosts: what to dial, and whether the host speaks TLS (`tls://` in the networks' own files). */
export function grpcTable(hosts: readonly string[]): RootContent[] {
  const rows = hosts.map((host) => {
    const secured = host.startsWith('tls://');
    return [[code(secured ? host.slice('tls://'.length) : host)], [text(secured ? 'yes' : 'no')]];
  });
  return [table([[text('host and port')], [text('TLS')]], rows)];
}

/** Web applications as links. */
export function appList(apps: Readonly<Record<string, string>>): RootContent[] {
  return [
    bullets(
      Object.entries(apps).map(([name, url]) => [
        text(`${name}: `),
        { type: 'link', url, children: [text(url.replace(/^https:\/\/|\/$/g, ''))] },
      ]),
    ),
  ];
}
