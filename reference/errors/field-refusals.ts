import type { Model } from '../model/model-of.ts';
import type { Rpc } from '../model/types.ts';
import type { ApiError, ApiErrors, ErrorForm } from './types.ts';

/** How an rpc refuses a request for one of its fields. */
export interface Refusal {
  readonly kind: 'invalidArgument' | 'internal' | 'unknown';
  /** Text of the `vega.ErrorDetail`, or of the answer itself where that comes without one. */
  readonly text: string;
  /** Number of that detail; 0 without one. */
  readonly number: number;
}

/** What an rpc answers when a field that must be there is missing, and when an id is none. */
export interface FieldRefusals {
  readonly missing?: Refusal;
  readonly malformed?: Refusal;
}

/** By the rpc's full name and the field's JSON name; rpcs and fields without an error of their own are left out. */
export type RefusalsOfRpcs = Readonly<Record<string, Readonly<Record<string, FieldRefusals>>>>;

type Rows = readonly (readonly [ApiError, readonly ErrorForm[]])[];

/** What an error's or a field's name speaks of, in one spelling: `EmptyMissingMarketID` and `marketId` of a market. */
const thingOf = (name: string): string =>
  name
    .replace(/^(?:EmptyMissing|MissingEmpty|Missing|Invalid)/, '')
    .replace(/I[Dd]$/, '')
    .replace('transactionHash', 'TxHash')
    .toLowerCase();

const refusal = ([{ text, number = 0, mistake }, forms]: Rows[number]): Refusal =>
  forms.includes('bare')
    ? { kind: 'unknown', text, number: 0 }
    : { kind: mistake ? 'invalidArgument' : 'internal', text, number };

const isOfAnyId = ([{ name }]: Rows[number]): boolean => /^(?:InvalidID|NotAValidVegaID)$/.test(name);

function refusalsOf({ request }: Rpc, model: Model, rows: Rows): Record<string, FieldRefusals> {
  const ofRequest = rows.filter(([{ mistake, request: tells }]) => mistake || tells);
  const named = (form: RegExp): Rows => ofRequest.filter(([{ name }]) => form.test(name));
  const [missing, invalid] = [named(/^(?:Empty)?Missing/), named(/^Invalid\w*(?:ID|TxHash)$|^NotAValidVegaID$/)];
  const fields = (model.message(request)?.fields ?? []).filter(({ type }) => type.kind === 'scalar');
  return Object.fromEntries(
    fields.flatMap(({ jsonName, required }) => {
      const isAbout = ([{ name }]: Rows[number]): boolean => thingOf(name) === thingOf(jsonName);
      // Where a request is for one thing alone, its field is often called `id`.
      const aboutThis = (errors: Rows): Rows[number] | undefined =>
        errors.find(isAbout) ?? (jsonName === 'id' ? errors[0] : undefined);
      const absent = required ? aboutThis(missing) : undefined;
      const wrong = /^id$|Id$|Hash$/.test(jsonName) ? (aboutThis(invalid) ?? invalid.find(isOfAnyId)) : undefined;
      if (!absent && !wrong) return [];
      const found: FieldRefusals = {
        ...(absent && { missing: refusal(absent) }),
        ...(wrong && { malformed: refusal(wrong) }),
      };
      return [[jsonName, found]];
    }),
  );
}

/** How each rpc refuses requests for single fields, out of the table of errors. Source: `api-errors.yaml` of a release. */
export const fieldRefusals = (model: Model, { rpcs }: ApiErrors): RefusalsOfRpcs =>
  Object.fromEntries(
    model.files
      .flatMap(({ services }) => services.flatMap((service) => service.rpcs))
      .map((rpc): [string, Record<string, FieldRefusals>] => [
        rpc.name,
        refusalsOf(rpc, model, rpcs.get(rpc.name) ?? []),
      ])
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );
