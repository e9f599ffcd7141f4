import { category, generated, open, type Items } from './items.ts';

export const tools: Items = [
  'tools/index',
  'tools/vega-console',
  'tools/vega-protocol-snap',
  open(
    category('Vega Wallet', 'tools/vega-wallet/index', [
      category('CLI Wallet app', 'tools/vega-wallet/cli-wallet/index', [
        'tools/vega-wallet/cli-wallet/create-wallet',
        open(
          category('Wallet guides', 'tools/vega-wallet/cli-wallet/guides/index', [
            'tools/vega-wallet/cli-wallet/guides/get-help',
            'tools/vega-wallet/cli-wallet/guides/restore-wallet',
            'tools/vega-wallet/cli-wallet/guides/manage-networks',
            'tools/vega-wallet/cli-wallet/guides/customise-keys',
            'tools/vega-wallet/cli-wallet/guides/build-send-transactions',
            'tools/vega-wallet/cli-wallet/guides/isolate-keys',
          ]),
        ),
        ...generated('tools'),
      ]),
      category('Desktop Wallet app', 'tools/vega-wallet/desktop-app/index', [
        'tools/vega-wallet/desktop-app/getting-started',
        'tools/vega-wallet/desktop-app/troubleshooting',
      ]),
    ]),
  ),
];
