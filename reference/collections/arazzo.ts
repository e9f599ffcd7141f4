import type { Json } from '../../common/json.ts';
import { requestExample } from '../examples/operation-example.ts';
import type { Model } from '../model/model.ts';
import { exampleExchange } from '../wallet/example-exchange.ts';
import type { OpenRpcDocument } from '../wallet/types.ts';

type Node = Readonly<Record<string, unknown>>;

/** A request of the wallet as its page shows it, with other values for some parameters. */
function rpc(wallet: OpenRpcDocument, method: string, params: Node): Node {
  const found = wallet.methods.find(({ name }) => name === method);
  if (!found) throw new Error(`The wallet has no method ${method}.`);
  const known = new Set(found.params.map(({ name }) => name));
  const unknown = Object.keys(params).find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`${method} has no parameter ${unknown}.`);
  const { request } = exampleExchange(found) as { readonly request: Node };
  const own = { ...(request['params'] as Node | undefined), ...params };
  return { ...request, ...(Object.keys(own).length > 0 && { params: own }) };
}

const step = (stepId: string, operationId: string, description: string, more: Node): Node => ({
  stepId,
  description,
  operationId,
  ...more,
});

/** The flag agrees to transactions only: connections and the list of keys are asked about all the same. */
const consent = 'Its user is asked, unless the command-line wallet runs with --automatic-consent.';

/** How often a transaction that is in no block yet is looked up again. */
const retries = 20;

/**
 * Workflows in the words of Arazzo 1.0: how a transaction is signed, sent and seen to be done, with the operations of the OpenAPI
 * documents beside it.
 */
export function arazzoDocument(model: Model, wallet: OpenRpcDocument): object {
  const submit = model.operations.find(({ id }) => id === 'CoreService_SubmitTransaction');
  const lookUp = model.operations.find(
    ({ rpc: { rpcName }, service }) => service === 'explorer' && rpcName === 'GetTransaction',
  );
  if (!submit || !lookUp) throw new Error('The operations that submit and look a transaction up are not in the model.');
  const ask = (stepId: string, description: string, payload: Node, authorised: boolean, outputs: Node): Node =>
    step(stepId, '$sourceDescriptions.wallet.handleRequest', description, {
      parameters: [
        { name: 'Origin', in: 'header', value: '$inputs.origin' },
        ...(authorised ? [{ name: 'Authorization', in: 'header', value: '$steps.connect.outputs.authorization' }] : []),
      ],
      requestBody: { contentType: 'application/json-rpc', payload },
      successCriteria: [{ condition: '$statusCode == 200' }],
      outputs,
    });
  const connect = [
    ask(
      'connect',
      'Connects to the wallet. Its user is asked. The answer’s header Authorization holds the token.',
      rpc(wallet, 'client.connect_wallet', {}),
      false,
      { authorization: '$response.header.Authorization' },
    ),
    ask(
      'listKeys',
      'Lists the keys that the user lets the application use. The first time, the user is asked here too.',
      rpc(wallet, 'client.list_keys', {}),
      true,
      {
        publicKey: '$response.body#/result/keys/0/publicKey',
      },
    ),
  ];
  const confirm = (hash: string): Node =>
    step(
      'confirm',
      `$sourceDescriptions.explorer.${lookUp.id}`,
      `Looks the transaction up and, while it is in no block, up to ${retries} times again, a second apart. A code of 0 says that it was carried out; any other code ends the workflow.`,
      {
        parameters: [{ name: lookUp.parameters[0]?.name, in: 'path', value: hash }],
        successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/transaction/code == 0' }],
        onFailure: [
          {
            name: 'notYetInABlock',
            type: 'retry',
            retryAfter: 1,
            retryLimit: retries,
            criteria: [{ condition: '$statusCode == 404' }],
          },
        ],
        outputs: { block: '$response.body#/transaction/block' },
      },
    );
  const signed = '/result/transaction';
  const of = (name: string): string => `$steps.sign.outputs.${name}`;
  return {
    arazzo: '1.0.1',
    info: {
      title: 'Vega transactions',
      version: model.release.version,
      summary: 'Sign, send and confirm a transaction.',
      description:
        'The wallet signs. A data node takes the transaction. A block explorer, which no public host of a network is known to serve, says what became of it.',
    },
    sourceDescriptions: [
      { name: 'wallet', url: '../wallet/service.json', type: 'openapi' },
      { name: 'core', url: '../openapi/core.json', type: 'openapi' },
      { name: 'explorer', url: '../openapi/explorer.json', type: 'openapi' },
    ],
    workflows: [
      {
        workflowId: 'signSendConfirm',
        summary: 'Let the wallet sign, send what it signed, and see it done.',
        inputs: inputs(wallet, 'client.sign_transaction'),
        steps: [
          ...connect,
          ask(
            'sign',
            `The wallet checks and signs the transaction. ${consent}`,
            rpc(wallet, 'client.sign_transaction', {
              publicKey: '$steps.listKeys.outputs.publicKey',
              transaction: '$inputs.transaction',
            }),
            true,
            {
              inputData: `$response.body#${signed}/input_data`,
              signature: `$response.body#${signed}/signature/value`,
              algorithm: `$response.body#${signed}/signature/algo`,
              signatureVersion: `$response.body#${signed}/signature/version`,
              publicKey: `$response.body#${signed}/From/PubKey`,
              version: `$response.body#${signed}/version`,
              proofOfWork: `$response.body#${signed}/pow/tid`,
              nonce: `$response.body#${signed}/pow/nonce`,
            },
          ),
          step(
            'send',
            `$sourceDescriptions.core.${submit.id}`,
            'Sends it to a data node, in the JSON of the REST API.',
            {
              requestBody: {
                contentType: 'application/json',
                payload: {
                  ...(requestExample(model, submit) as Readonly<Record<string, Json>>),
                  tx: {
                    inputData: of('inputData'),
                    signature: { value: of('signature'), algo: of('algorithm'), version: of('signatureVersion') },
                    pubKey: of('publicKey'),
                    version: of('version'),
                    pow: { tid: of('proofOfWork'), nonce: of('nonce') },
                  },
                },
              },
              successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/success == true' }],
              outputs: { hash: '$response.body#/txHash' },
            },
          ),
          confirm('$steps.send.outputs.hash'),
        ],
        outputs: { hash: '$steps.send.outputs.hash', block: '$steps.confirm.outputs.block' },
      },
      {
        workflowId: 'sendConfirm',
        summary: 'Let the wallet sign and send, and see it done.',
        inputs: inputs(wallet, 'client.send_transaction'),
        steps: [
          ...connect,
          ask(
            'send',
            `The wallet checks, signs and sends the transaction. ${consent}`,
            rpc(wallet, 'client.send_transaction', {
              publicKey: '$steps.listKeys.outputs.publicKey',
              transaction: '$inputs.transaction',
            }),
            true,
            { hash: '$response.body#/result/transactionHash' },
          ),
          confirm('$steps.send.outputs.hash'),
        ],
        outputs: { hash: '$steps.send.outputs.hash', block: '$steps.confirm.outputs.block' },
      },
    ],
  };
}

/** What a workflow asks for, with the transaction of the method's example. */
function inputs(wallet: OpenRpcDocument, method: string): Node {
  const example = wallet.methods
    .find(({ name }) => name === method)
    ?.examples[0]?.params.find(({ name }) => name === 'transaction')?.value;
  return {
    type: 'object',
    properties: {
      origin: {
        type: 'string',
        description: 'Under its host the wallet knows the application.',
        examples: ['https://application.example'],
      },
      transaction: { type: 'object', description: 'One command under its name.', examples: [example] },
    },
    required: ['origin', 'transaction'],
  };
}
