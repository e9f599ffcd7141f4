import { requestExample } from '../../reference/examples/operation-example.ts';
import { parameterExample } from '../../reference/examples/parameter-example.ts';
import type { Model } from '../../reference/model/model-of.ts';
import type { Operation, Parameter } from '../../reference/model/operation.ts';
import { sampleRequest, shownParameters } from '../../reference/render/samples/sample-request.ts';
import type { World } from '../world/world.ts';
import { choicesOf } from './choices.ts';
import type { FormField, OperationForm } from './protocol.ts';

const kindOf = ({ type }: Parameter): FormField['kind'] => {
  if (type.kind === 'enum') return 'choice';
  if (type.name === 'bool') return 'boolean';
  if (type.name === 'double' || type.name === 'float') return 'number';
  return type.name === 'string' || type.name === 'bytes' ? 'text' : 'integer';
};

/** The value of a member of the example's message, by its name with dots, as a form shows it. */
function inMessage(message: unknown, name: string): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null | undefined)?.[part], message);
  const value: unknown = Array.isArray(found) ? found[0] : found;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** What an operation takes, from its definition, with what the world has to choose from. */
export function operationForm(model: Model, world: World, operation: Operation): OperationForm {
  const { id, title, service, method, path, delivery, requestOverConnection } = operation;
  // Those that samples give a value come first: the others are for whoever looks for them.
  const shown = new Set(shownParameters(operation));
  const parameters = requestOverConnection ? operation.parameters : [...new Set([...shown, ...operation.parameters])];
  const message = requestOverConnection ? requestExample(model, operation) : undefined;
  const example = (parameter: Parameter): string | undefined => {
    if (requestOverConnection) return inMessage(message, parameter.name);
    return shown.has(parameter) ? parameterExample(model, parameter) : undefined;
  };
  const { body, fileName } = sampleRequest(model, operation);
  return {
    operation: id,
    title,
    service,
    method,
    path,
    delivery,
    requestOverConnection,
    fields: parameters.map((parameter) => ({
      name: parameter.name,
      in: requestOverConnection ? 'message' : parameter.in,
      kind: kindOf(parameter),
      type: parameter.type.name,
      required: parameter.required,
      repeated: parameter.repeated,
      deprecated: parameter.deprecated,
      values:
        parameter.type.kind === 'enum'
          ? (model.enumeration(parameter.type.name)?.values ?? []).map(({ valueName }) => valueName)
          : [],
      choices: choicesOf(world, id, parameter.name),
      example: example(parameter),
    })),
    body: operation.body === undefined ? undefined : JSON.stringify(body, null, 2),
    fileName,
  };
}
