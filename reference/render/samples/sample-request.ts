import { requestExample } from '../../examples/operation-example.ts';
import type { Json } from '../../../common/json.ts';
import { parameterExample } from '../../examples/parameter-example.ts';
import type { Model } from '../../model/model.ts';
import type { Delivery, Operation, Parameter } from '../../model/operation.ts';
import { placeholder } from '../placeholders.ts';

/** A request that the samples of a page make, with values filled in. */
export interface SampleRequest {
  readonly method: string;
  /** Address without the query. */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers?: readonly SampleHeader[];
  /** JSON body, or the message to send over the open connection. */
  readonly body: Json | undefined;
  readonly delivery: Delivery;
  readonly requestOverConnection: boolean;
  /** Name for the file that the operation answers with. */
  readonly fileName: string;
}

/** A header of a request. With a `variable` its value ends with that variable of the environment: what must not stand in code. */
export interface SampleHeader {
  readonly name: string;
  readonly value: string;
  readonly variable?: string;
}

/** Optional parameters that make a sample more telling, the most telling first. */
const telling = [
  /^proposalId$/,
  /^(filter\.)?partyIds?$/,
  /^(filter\.)?marketIds?$/,
  /^pagination\.(first|last)$/,
  /^(filter\.)?assetId$/,
  /epoch/i,
];
const mostOptional = 2;

/** Parameters without which a node always refuses, though the release does not mark them as required. */
const neededInPractice: Readonly<Record<string, readonly string[]>> = {
  'datanode.api.v2.TradingDataService.ListLedgerEntries': ['filter.fromAccountFilter.partyIds'],
  'datanode.api.v2.TradingDataService.ExportNetworkHistory': ['fromBlock', 'toBlock', 'table'],
  'vega.api.v1.CoreStateService.ListVotes': ['party'],
};

export function sampleRequest(model: Model, operation: Operation): SampleRequest {
  const value = (parameter: Parameter): string => parameterExample(model, parameter);
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const path = inPath.reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(value(parameter))),
    operation.path,
  );
  return {
    method: operation.method,
    url: baseOf(operation) + path,
    query: operation.requestOverConnection
      ? []
      : shownInQuery(operation).map((parameter) => [parameter.name, value(parameter)]),
    body: requestExample(model, operation),
    delivery: operation.delivery,
    requestOverConnection: operation.requestOverConnection,
    fileName: operation.contentType === 'text/csv' ? 'ledger.csv' : 'history.zip',
  };
}

/** Address of the node that samples ask, before the path of the operation. */
export function baseOf({ service }: Pick<Operation, 'service'>): string {
  if (service === 'state') return 'http://localhost:3003';
  return service === 'explorer' ? 'http://localhost:1515/rest' : placeholder.rest;
}

/** The parameters that samples give a value: those of the path, the required ones and the most telling others. */
export const shownParameters = (operation: Operation): readonly Parameter[] => [
  ...operation.parameters.filter((parameter) => parameter.in === 'path'),
  ...shownInQuery(operation),
];

function shownInQuery({ parameters, rpc }: Operation): Parameter[] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const needed = neededInPractice[rpc.name] ?? [];
  const required = inQuery.filter(({ required, name }) => required || needed.includes(name));
  const optional = telling
    .flatMap((pattern) =>
      inQuery
        .filter((parameter) => !required.includes(parameter) && !parameter.deprecated && pattern.test(parameter.name))
        .slice(0, 1),
    )
    .slice(0, mostOptional);
  return [...required, ...optional];
}
