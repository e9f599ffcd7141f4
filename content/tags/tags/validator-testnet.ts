import type { RootContent } from 'mdast';
import type { Network } from '../../../networks/index.ts';
import { code, siteLink, text } from '../nodes.ts';
import { addressList, appList, grpcTable } from './host-lists.ts';

/** Addresses without repetitions: the list was kept by hand and names some nodes twice. */
function distinct(entries: readonly { readonly address: string }[]): string[] {
  return [...new Set(entries.map(({ address }) => address))];
}

const paragraph = (value: string): RootContent => ({ type: 'paragraph', children: [text(value)] });

/** The network that validators rehearse on. Its addresses are shown in the testnet tree only; mainnet's page points there. */
export function validatorTestnet({ validatorTestnet: found }: Network): RootContent[] {
  if (found === undefined) {
    const place = siteLink('/testnet/api/public-endpoints#validator-testnet', [text('documentation of testnet')]);
    return [
      {
        type: 'paragraph',
        children: [text('Validators rehearse on a network of their own. Its addresses are in the '), place, text('.')],
      },
    ];
  }
  const { pageEndpoints, apps, chainId, walletConfigName } = found;
  return [
    {
      type: 'paragraph',
      children: [
        text('Validators rehearse releases on a network of their own, apart from Fairground. Its chain id is '),
        code(chainId.value),
        text(' by its genesis file, and wallets know it as '),
        code(walletConfigName),
        text('.'),
      ],
    },
    paragraph('REST:'),
    ...addressList(distinct(pageEndpoints.REST)),
    paragraph('GraphQL:'),
    ...addressList(distinct(pageEndpoints.GraphQL)),
    paragraph('gRPC:'),
    ...grpcTable(distinct(pageEndpoints.gRPC)),
    paragraph('Applications:'),
    ...appList(apps),
  ];
}
