import type { ZipEntries } from '../downloads/zip.ts';
import type { Model } from '../model/model.ts';
import type { OpenRpcDocument } from '../wallet/types.ts';
import {
  collectedFolders,
  environmentValues,
  secretValues,
  type CollectedFolder,
  type CollectedRequest,
  type CollectedValue,
} from './collected.ts';

/** A network to choose in the collection. */
export interface Environment {
  readonly name: string;
  readonly rest: string;
}

/** The folder that Bruno opens as a collection: a file for each request, folder and environment. */
export function brunoCollection(
  model: Model,
  wallet: OpenRpcDocument,
  environments: readonly Environment[],
): ZipEntries {
  const name = `Vega ${model.release.label}`;
  const files: (readonly [string, string])[] = [
    ['bruno.json', `${JSON.stringify({ version: '1', name, type: 'collection', ignore: [] }, null, 2)}\n`],
    [
      'collection.bru',
      `${block('meta', [`name: ${name}`])}\n${docs('All REST operations with the values of the documentation, and the wallet’s JSON-RPC methods for applications. Choose the environment of a network or of the sandbox. Parameters that a request can do without are switched off.')}`,
    ],
    ...environments.map(({ name: network, rest }) => [`environments/${network}.bru`, environmentFile(rest)] as const),
    ...collectedFolders(model, wallet).flatMap((folder, index) => folderFiles(folder, '', index + 1)),
  ];
  return files.map(([file, text]) => [`vega-${model.release.label}/${file}`, Buffer.from(text)]);
}

function environmentFile(rest: string): string {
  const values = Object.entries(environmentValues(rest));
  const plain = values.filter(([key]) => !secretValues.has(key));
  return `${block(
    'vars',
    plain.map(([key, value]) => `${key}: ${value}`),
  )}vars:secret [\n  ${[...secretValues].join(',\n  ')}\n]\n`;
}

function folderFiles(folder: CollectedFolder, parent: string, seq: number): (readonly [string, string])[] {
  const place = `${parent}${fileName(folder.name)}`;
  const meta = block('meta', [`name: ${folder.name}`, `seq: ${seq}`]);
  return [
    [`${place}/folder.bru`, folder.description ? `${meta}\n${docs(folder.description)}` : meta],
    ...folder.folders.flatMap((inner, index) => folderFiles(inner, `${place}/`, index + 1)),
    ...folder.requests.map(
      (request, index) => [`${place}/${fileName(request.name)}.bru`, requestFile(request, index + 1)] as const,
    ),
  ];
}

/** A name without what file systems and Bruno's own addresses do not take. */
const fileName = (name: string): string => name.replace(/[^\p{L}\p{N} ,._-]/gu, ' ').trim();

function requestFile(request: CollectedRequest, seq: number): string {
  const { name, method, address, path, variables, query, headers, body, description } = request;
  const given = query.filter(({ enabled }) => enabled);
  const search = given.map((parameter) => `${parameter.name}=${encodeURIComponent(parameter.value)}`).join('&');
  const values = (list: readonly CollectedValue[]): string[] =>
    list.map((parameter) => `${parameter.enabled ? '' : '~'}${parameter.name}: ${parameter.value}`);
  const told = [...variables, ...query].filter((parameter) => parameter.description !== '');
  const text = [
    description,
    ...told.map((parameter) => `- ${parameter.name}: ${parameter.description.replace(/\s+/g, ' ')}`),
  ];
  return [
    block('meta', [`name: ${name}`, 'type: http', `seq: ${seq}`]),
    block(method.toLowerCase(), [
      `url: {{${address}}}${path}${search === '' ? '' : `?${search}`}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      'auth: none',
    ]),
    ...(query.length > 0 ? [block('params:query', values(query))] : []),
    ...(variables.length > 0 ? [block('params:path', values(variables))] : []),
    ...(headers.length > 0
      ? [
          block(
            'headers',
            headers.map(([key, value]) => `${key}: ${value}`),
          ),
        ]
      : []),
    ...(body === undefined ? [] : [block('body:json', JSON.stringify(body, null, 2).split('\n'))]),
    docs(text.filter(Boolean).join('\n')),
  ].join('\n');
}

const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

const docs = (text: string): string => (text === '' ? '' : block('docs', text.split('\n')));
