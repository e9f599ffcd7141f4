import { category, generated, open, type Items } from './items.ts';

export const api: Items = [
  'api/overview',
  'api/using-the-apis',
  'api/architecture',
  'api/building-blocks',
  'api/public-endpoints',
  'api/websocket',
  'api/network-in-the-page',
  'api/how-these-pages-are-checked',
  { type: 'category', label: 'REST', items: ['api/rest/overview', ...generated('api-rest')] },
  { type: 'category', label: 'gRPC', items: ['api/grpc/overview', ...generated('api-grpc')] },
  { type: 'category', label: 'GraphQL', items: ['api/graphql/overview', ...generated('api-graphql')] },
  {
    type: 'category',
    label: 'Wallet API',
    link: {
      type: 'generated-index',
      slug: '/category/api/wallet-api',
      title: 'Wallet API',
      description:
        'Let a program or a web page ask a wallet to sign and send transactions: how it works, how to connect, every method.',
    },
    items: [
      'api/vega-wallet/before-you-start',
      'api/vega-wallet/how-it-works',
      'api/vega-wallet/accessing-api',
      category('How-to guides', 'api/vega-wallet/how-to/index', [
        'api/vega-wallet/how-to/bootstrap-local-service',
        'api/vega-wallet/how-to/connect-to-local-service',
        'api/vega-wallet/how-to/use-long-living-tokens',
        'api/vega-wallet/how-to/integrate-with-bots',
        'api/vega-wallet/how-to/troubleshoot',
      ]),
      category('Reference docs', 'api/vega-wallet/reference/index', [
        open(
          category('Wallet API core', 'api/vega-wallet/reference/core/index', [
            'api/vega-wallet/reference/core/json-rpc-basics',
            'api/vega-wallet/reference/core/json-rpc-api-playground',
            ...generated('api-wallet-core'),
          ]),
        ),
        open({ type: 'category', label: 'Wallet local service', items: generated('api-wallet-service') }),
      ]),
      'api/vega-wallet/common-issues',
    ],
  },
  { type: 'category', label: 'Ethereum bridges and contracts', items: generated('api-bridge') },
  ...generated('api-more'),
];
