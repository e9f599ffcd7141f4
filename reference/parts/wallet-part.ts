import { stringify } from 'yaml';
import type { Release } from '../../product.ts';
import { openApi30 } from '../openapi/openapi-3.0.ts';
import { requestBuilderPage } from '../pages/request-builder-page.ts';
import { walletPage, walletRoute } from '../pages/wallet-page.ts';
import { walletServicePages } from '../pages/wallet-service-pages.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';
import { loadOpenRpc } from '../wallet/load-openrpc.ts';
import { loadService } from '../wallet/load-service.ts';
import { loadWalletMethods } from '../wallet/load-wallet-methods.ts';
import type { ReferencePart } from './reference-part.ts';

/** The wallet: its JSON-RPC methods on one page, and its local service. */
export function walletPart(release: Release, root: string): ReferencePart {
  const document = loadOpenRpc(release, root);
  const methods = loadWalletMethods(release, root);
  const service = loadService(release, root);
  const methodsPage = walletPage(document, methods);
  const servicePages = walletServicePages(service);
  const item = ({ route, sidebarLabel }: { route: string; sidebarLabel: string }): SidebarItem => ({
    type: 'doc',
    id: route.slice(1),
    label: sidebarLabel,
  });
  return {
    // The request builder stands in the sidebar by name, between pages written by hand.
    pages: [methodsPage, requestBuilderPage(document, methods), ...servicePages],
    sidebars: { 'api-wallet-core': [item(methodsPage)], 'api-wallet-service': servicePages.map(item) },
    links: { wallet: Object.fromEntries(methods.map(({ name }) => [name, `${walletRoute}#${name}`])) },
    downloads: () => [
      {
        file: 'api/wallet/openrpc.json',
        title: 'Wallet JSON-RPC API, OpenRPC',
        content: JSON.stringify(document, null, 1),
      },
      {
        file: 'api/wallet/service.json',
        title: 'Wallet local service, OpenAPI 3.1 as JSON',
        content: JSON.stringify(service, null, 1),
      },
      {
        file: 'api/wallet/service.yaml',
        title: 'Wallet local service, OpenAPI 3.1 as YAML',
        content: stringify(service, { aliasDuplicateObjects: false }),
      },
      {
        file: 'api/wallet/service-3.0.json',
        title: 'Wallet local service, OpenAPI 3.0 as JSON, for tools that do not read 3.1',
        content: JSON.stringify(openApi30(service), null, 1),
      },
    ],
  };
}
