import { html } from '../../html/html.ts';
import { noTwins, type GraphqlTwins } from '../links/graphql-twins.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { callHtml } from '../render/call.ts';
import { errorSection } from '../render/error-section.ts';
import { fieldTreeHtml } from '../render/field-tree-html.ts';
import { firstSentence } from '../render/first-sentence.ts';
import { graphqlLinks } from '../render/graphql-links.ts';
import { section, type Section } from '../render/heading.ts';
import { operationHead } from '../render/operation-head.ts';
import { PageContext } from '../render/page-context.ts';
import { parameterList } from '../render/parameter-list.ts';
import { inTree } from '../render/placeholders.ts';
import { responseFigures, responseSection } from '../render/response-section.ts';
import { curlSample } from '../render/samples/curl.ts';
import { goSample } from '../render/samples/go.ts';
import { nodeSample } from '../render/samples/node.ts';
import { pythonSample } from '../render/samples/python.ts';
import { baseOf, sampleRequest } from '../render/samples/sample-request.ts';
import { sampleTabs } from '../render/samples/sample-tabs.ts';
import type { ApiErrors } from '../errors/types.ts';
import type { ReferencePage } from './reference-page.ts';

const noErrors: ApiErrors = { errors: [], rpcs: new Map() };

/** The page of one REST operation. */
export function operationPage(
  model: Model,
  operation: Operation,
  graphql: GraphqlTwins = noTwins,
  errors: ApiErrors = noErrors,
): ReferencePage {
  const context = new PageContext(model);
  const samples = samplesSection(model, operation);
  const sections = [
    ...parameterSections(context, operation),
    ...bodySection(context, operation),
    responseSection(context, operation),
    errorSection(operation, errors.rpcs.get(operation.rpc.name) ?? []),
  ];
  const protoFile = operation.source.file.slice(operation.source.file.indexOf('/proto/') + '/proto/'.length);
  return {
    route: operation.route,
    title: operation.title,
    description: firstSentence(operation.description) || `${operation.title}: ${operation.method} ${operation.path}.`,
    sidebarLabel: operation.title,
    source: operation.source.file,
    toc: [samples, ...sections].map(({ toc }) => toc),
    html: callHtml(
      {
        lead: [operationHead(operation, protoFile), graphqlLinks(graphql, operation.rpc.name)],
        code: [samples.html, responseFigures(model, operation)],
        fields: sections.map((part) => part.html),
        tool: html`<button type="button" class="try" data-try="${operation.id}" data-base="${baseOf(operation)}">Try it</button>`,
      },
      false,
    ),
  };
}

function parameterSections(context: PageContext, { parameters, requestOverConnection }: Operation): Section[] {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const title = requestOverConnection ? 'Request message' : 'Query parameters';
  return [
    ...(inPath.length > 0 ? [section('path-parameters', 'Path parameters', parameterList(context, inPath))] : []),
    ...(inQuery.length > 0 ? [section('query-parameters', title, parameterList(context, inQuery))] : []),
  ];
}

function bodySection(context: PageContext, operation: Operation): Section[] {
  const message = operation.body === undefined ? undefined : context.model.message(operation.body);
  if (!message) return [];
  const content = html`<p>Required, <code>application/json</code></p>${fieldTreeHtml(context, message, 'request', false)}`;
  return [section('request-body', 'Request body', content)];
}

function samplesSection(model: Model, operation: Operation): Section {
  const request = sampleRequest(model, operation);
  const samples = {
    curl: curlSample(request),
    python: pythonSample(request),
    go: goSample(request),
    nodejs: nodeSample(request),
  };
  const hosts: Readonly<Record<string, string>> = {
    state:
      'Core nodes serve this API, data nodes do not: the samples ask a core node on your own machine with default settings.',
    explorer: 'A block explorer serves this API: the samples ask one on your own machine with default settings.',
  };
  const host =
    hosts[operation.service] ??
    html`Any data node of the network answers; see <a href="${inTree('/api/public-endpoints')}">public endpoints</a>.`;
  return section('samples', 'Request samples', html`<p>${host}</p>${sampleTabs(samples, 'sample')}`);
}
