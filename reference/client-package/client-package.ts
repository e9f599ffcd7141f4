import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Command } from '../commands/types.ts';
import type { Model } from '../model/model.ts';
import type { Operation, Parameter } from '../model/operation.ts';
import type { OpenRpcDocument } from '../wallet/types.ts';
import { comment, messageTypes, valueType } from './message-types.ts';
import type { OperationFacts } from './runtime/rest.ts';
import { schemaType } from './schema-type.ts';

/** Name of the package of types and thin clients. */
export const clientPackageName = 'vega-protocol-client';

const folder = 'reference/client-package/runtime';

/** Operations that a plain request reaches; the event buses want a message over an open connection. */
const reached = (model: Model): readonly Operation[] =>
  model.operations.filter(({ requestOverConnection }) => !requestOverConnection);

const servers = { core: 'dataNode', 'data-v2': 'dataNode', state: 'coreNode', explorer: 'explorer' } as const;

/**
 * The files of an npm package with the types of a release and thin clients of its REST APIs and of the wallet. It needs nothing but a
 * `fetch`.
 *
 * @param commands of which those that the wallet accepts are taken
 */
export function clientPackage(
  root: string,
  model: Model,
  wallet: OpenRpcDocument,
  commands: readonly Command[],
): readonly (readonly [name: string, text: string])[] {
  const { version } = model.release;
  const facts = Object.fromEntries(
    reached(model).map(({ id, service, method, path: address }): [string, OperationFacts] => [
      id,
      { server: servers[service], method, path: address },
    ]),
  );
  const enums = Object.fromEntries(
    model.files
      .flatMap((file) => file.enums)
      .map(({ name, values }) => [
        name,
        Object.fromEntries(values.map(({ valueName, number }) => [valueName, number])),
      ]),
  );
  const enumText = JSON.stringify(enums, null, 2);
  return [
    ['LICENSE', readFileSync(path.join(root, 'LICENSE'), 'utf8')],
    ['README.md', readme(model)],
    [
      'package.json',
      `${JSON.stringify(
        {
          name: clientPackageName,
          version,
          description: `Types and thin clients of the Vega protocol, release v${version}`,
          license: 'MIT',
          type: 'module',
          sideEffects: false,
          engines: { node: '>=20' },
          exports: { '.': { types: './index.d.ts', default: './index.js' } },
        },
        null,
        2,
      )}\n`,
    ],
    ['index.js', indexCode],
    ['index.d.ts', indexTypes],
    [
      'enums.js',
      `/** Numbers of enum values, as compact streams write them. */\nexport const enumNumbers = ${enumText};\n`,
    ],
    [
      'enums.d.ts',
      `/** Numbers of enum values, as compact streams write them. */\nexport declare const enumNumbers: ${JSON.stringify(enums, null, 2).replace(/^(\s*)"/gm, '$1readonly "')};\n`,
    ],
    ['operations.js', `export const operations = ${JSON.stringify(facts, null, 2)};\n`],
    ['operations.d.ts', operationTypes(model)],
    ['methods.d.ts', methodTypes(wallet, commands)],
    ['types.d.ts', `${messageTypes(model)}\n${formTypes}`],
    ...['rest', 'wallet'].flatMap((name) => runtime(root, name)),
  ];
}

/** A module of runtime/ as code and as declarations. */
function runtime(root: string, name: string): readonly (readonly [string, string])[] {
  const file = path.join(root, folder, `${name}.ts`);
  const text = readFileSync(file, 'utf8');
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    declaration: true,
    isolatedDeclarations: true,
  };
  const code = ts.transpileModule(text, { compilerOptions, fileName: file });
  const types = ts.transpileDeclaration(text, { compilerOptions, fileName: file });
  const [fault] = [...(code.diagnostics ?? []), ...(types.diagnostics ?? [])];
  if (fault) throw new Error(`${folder}/${name}.ts: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`);
  return [
    [`${name}.js`, code.outputText],
    [`${name}.d.ts`, types.outputText],
  ];
}

const formTypes = `/** A message as a request has it: every member may be left out. */
export type Input<T> = T extends readonly (infer Item)[]
  ? readonly Input<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Input<Exclude<T[Name], null>> }
    : T;

/** A message as compact streams write it: enum values are numbers, and members that hold their default are left out. */
export type Compact<T> = T extends readonly (infer Item)[]
  ? readonly Compact<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Compact<Exclude<T[Name], null>> }
    : T extends string
      ? string extends T
        ? T
        : number
      : T;
`;

const indexCode = `import { operations } from './operations.js';
import { RestClientOf, RestError } from './rest.js';
import { WalletClientOf, WalletError } from './wallet.js';

export { enumNumbers } from './enums.js';
export { RestError, WalletError };

export class RestClient extends RestClientOf {
  constructor(options) {
    super(operations, options);
  }
}

export class WalletClient extends WalletClientOf {}
`;

const indexTypes = `import type { Operations } from './operations.js';
import type { Methods } from './methods.js';
import { RestClientOf, type RestOptions } from './rest.js';
import { WalletClientOf } from './wallet.js';

export { enumNumbers } from './enums.js';
export { RestError, type RestOptions, type Status } from './rest.js';
export { WalletError, type WalletOptions } from './wallet.js';
export type { Operations } from './operations.js';
export type { Commands, Methods, Transaction, wallet } from './methods.js';
export type * from './types.js';

/** The REST APIs of the release. */
export declare class RestClient extends RestClientOf<Operations> {
  constructor(options: RestOptions);
}

/** The wallet's methods for applications. */
export declare class WalletClient extends WalletClientOf<Methods> {}
`;

/** The first names of packages: what declarations import. */
const spacesOf = (model: Model): string =>
  [...new Set(model.files.map((file) => file.package.split('.')[0] ?? ''))].sort().join(', ');

function operationTypes(model: Model): string {
  const parameter = (each: Parameter): string => {
    const value = valueType(model, each.type);
    const type = each.repeated ? `readonly ${value.includes('|') ? `(${value})` : value}[]` : value;
    return `${comment(each.description, each.deprecated, '      ')}      readonly '${each.name}'${each.required ? '' : '?'}: ${type};\n`;
  };
  const answer = ({ delivery, response }: Operation): string => {
    const type = model.message(response) ? response : 'unknown';
    if (delivery === 'file') return 'Response';
    return delivery === 'compact-stream' ? `Compact<${type}>` : type;
  };
  const entries = reached(model).map(
    (operation) =>
      `${comment(operation.description, operation.deprecated, '  ')}  readonly ${operation.id}: {\n` +
      `    readonly delivery: '${operation.delivery === 'compact-stream' ? 'stream' : operation.delivery}';\n` +
      `    readonly parameters: {\n${operation.parameters.map(parameter).join('')}    };\n` +
      `    readonly body: ${operation.body === undefined ? 'undefined' : `Input<${operation.body}>`};\n` +
      `    readonly answer: ${answer(operation)};\n  };\n`,
  );
  return `import type { OperationFacts } from './rest.js';
import type { ${spacesOf(model)}, Compact, Input } from './types.js';

/** The operations by their ids, as the reference and the OpenAPI documents name them. */
export interface Operations {
${entries.join('')}}

export declare const operations: Readonly<Record<string, OperationFacts>>;
`;
}

function methodTypes(document: OpenRpcDocument, commands: readonly Command[]): string {
  const accepted = commands.filter(({ acceptedByWallet }) => acceptedByWallet);
  const spaces = [...new Set(accepted.map(({ message }) => message.split('.')[0] ?? ''))].join(', ');
  const named = accepted.map(
    ({ walletKey, message, summary }) =>
      `${comment(summary, false, '  ')}  readonly ${walletKey}: Input<${message}>;\n`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `${comment(String(schema['description'] ?? ''), false, '  ')}  type ${name} = ${name === 'Transaction' ? 'OneCommand' : schemaType(schema, 'wallet', '  ')};\n`,
  );
  const methods = document.methods
    .filter(({ name }) => name.startsWith('client.'))
    .map(({ name, description, params, result }) => {
      const given = params.map(
        (param) =>
          `${comment(param.description ?? '', false, '      ')}      readonly ${param.name}${param.required ? '' : '?'}: ${schemaType(param.schema, 'wallet', '      ')};\n`,
      );
      const answer = schemaType(result.schema, 'wallet', '    ');
      return (
        `${comment(description, false, '  ')}  readonly '${name}': {\n` +
        `    readonly params: ${given.length === 0 ? 'undefined' : `{\n${given.join('')}    }`};\n` +
        // The wallet leaves the member out when there is nothing to return.
        `    readonly result: ${answer === 'null' ? 'undefined' : answer};\n  };\n`
      );
    });
  return `import type { ${spaces}, Input } from './types.js';

/** The commands by their names in the wallet's JSON. */
export interface Commands {
${named.join('')}}

/** A transaction as the wallet takes it: one command under its name. */
export type Transaction = {
  readonly [Name in keyof Commands]: { readonly [Own in Name]: Commands[Own] } & {
    readonly [Other in Exclude<keyof Commands, Name>]?: never;
  };
}[keyof Commands];

type OneCommand = Transaction;

/** What the wallet's methods take and give. */
export namespace wallet {
${schemas.join('')}}

/** The methods for applications. */
export interface Methods {
${methods.join('')}}
`;
}

const readme = ({ release: { version } }: Model): string => `# ${clientPackageName}

Types and thin clients of the Vega protocol, release v${version}: the REST APIs of data nodes, core nodes and block explorers, and the
wallet's JSON-RPC methods for applications. No dependencies; Node.js 20 or newer, or a browser.

\`\`\`ts
import { RestClient, WalletClient } from '${clientPackageName}';

const rest = new RestClient({ dataNode: 'http://localhost:3008' });
const { markets } = await rest.call('TradingDataService_ListMarkets', { 'pagination.first': 10 });

for await (const { trades } of rest.stream('TradingDataService_ObserveTrades', { marketIds: ['…'] })) console.log(trades);

const wallet = new WalletClient({ url: 'http://127.0.0.1:1789', origin: 'https://application.example' });
await wallet.call('client.connect_wallet');
const { keys } = await wallet.call('client.list_keys');
\`\`\`

- Operations have the ids of the reference and of the OpenAPI documents. Parameters are named as in requests, the body is \`body\`.
- Integers of 64 bits are text, as the APIs write them. \`enumNumbers\` has the numbers of enum values, which streams below
  \`/api/v2/stream/\` write in place of names.
- What is no success throws \`RestError\` or \`WalletError\`.
- The two event buses are not in it: they want a message over an open connection. Use a WebSocket.
`;
