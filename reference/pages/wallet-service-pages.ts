import { html, type Html } from '../../html/html.ts';
import type { ServiceDocument, ServiceOperation } from '../wallet/load-service.ts';
import { callHtml } from '../render/call.ts';
import { firstSentence } from '../render/first-sentence.ts';
import { heading, section } from '../render/heading.ts';
import { inlineProse, prose } from '../render/prose.ts';
import { curlSample } from '../render/samples/curl.ts';
import { goSample } from '../render/samples/go.ts';
import { nodeSample } from '../render/samples/node.ts';
import { pythonSample } from '../render/samples/python.ts';
import type { SampleRequest } from '../render/samples/sample-request.ts';
import { sampleTabs } from '../render/samples/sample-tabs.ts';
import { serviceHead, serviceRequest, serviceResponses } from '../render/wallet/service-parts.ts';
import type { Json } from '../../common/json.ts';
import { ofRelease } from '../render/placeholders.ts';
import type { ReferencePage } from './reference-page.ts';

const folder = '/api/vega-wallet/reference/local-service';
const source = ofRelease('wallet/service.openapi.yaml');

/** The pages of the current version's operations, by the operation's id. */
const pages: Readonly<Record<string, string>> = {
  checkHealth: 'checks-if-service-is-up-and-running',
  listMethods: 'list-the-available-methods-on-the-json-rpc-api',
  handleRequest: 'submit-json-rpc-request-to-wallet-api',
};

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: ServiceOperation;
}

/** The pages of the wallet's local service: an introduction with the deprecated version, and one page an operation. */
export function walletServicePages(document: ServiceDocument): ReferencePage[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Placed => ({ method, path, operation })),
  );
  const current = all.filter(({ operation }) => pages[operation.operationId] !== undefined);
  return [
    introduction(
      document,
      all.filter((placed) => !current.includes(placed)),
    ),
    ...current.map((placed) => operationPage(document, placed)),
  ];
}

function introduction({ info, servers, tags }: ServiceDocument, earlier: readonly Placed[]): ReferencePage {
  const rows = earlier.map(
    ({ method, path, operation }) =>
      html`<tr id="${operation.operationId}"><td><code>${method.toUpperCase()} ${path}</code><td>${inlineProse(operation.summary)}<td>${inlineProse(operation.description)}`,
  );
  const toc = { id: 'version-1', value: 'Version 1', level: 2 };
  const about = tags.find(({ name }) => name === 'version-1')?.description ?? '';
  return {
    route: `${folder}/wallet-api`,
    title: 'Wallet local service',
    description:
      'The HTTP service that a wallet offers on the computer it runs on: its address, its current version and the deprecated one.',
    sidebarLabel: 'Introduction',
    source,
    toc: [toc],
    html: html`
      ${prose(String(info['description'] ?? ''))}
      ${servers.map(({ url, description }) => html`<p><code>${url}</code> ${inlineProse(description)}</p>`)}
      ${heading(toc)}
      ${prose(about)}
      <table class="members"><thead><tr><th scope="col">Operation<th scope="col">Does<th scope="col">Details<tbody>${rows}</table>`,
  };
}

function operationPage({ components, servers }: ServiceDocument, { method, path, operation }: Placed): ReferencePage {
  const code = section('samples', 'Request samples', samples(servers[0]?.url ?? '', method, path, operation));
  const sections = [...serviceRequest(components.schemas, operation), serviceResponses(components.schemas, operation)];
  return {
    route: `${folder}/${pages[operation.operationId] ?? operation.operationId}`,
    title: operation.summary,
    description: firstSentence(operation.description),
    sidebarLabel: operation.summary,
    source,
    toc: [code, ...sections].map(({ toc }) => toc),
    html: callHtml(
      {
        lead: serviceHead(method, path, operation),
        code: code.html,
        fields: sections.map((part) => part.html),
      },
      false,
    ),
  };
}

function samples(server: string, method: string, path: string, { requestBody }: ServiceOperation): Html {
  const [body] = Object.values(requestBody?.content ?? {});
  const request: SampleRequest = {
    method: method.toUpperCase(),
    url: server + path,
    query: [],
    body: body?.example as Json | undefined,
    delivery: 'json',
    requestOverConnection: false,
    fileName: '',
  };
  return sampleTabs(
    { curl: curlSample(request), python: pythonSample(request), go: goSample(request), nodejs: nodeSample(request) },
    'sample',
  );
}
