import type { ApiError, ErrorForm, GrpcCode } from './types.ts';

/** What an error becomes for the caller, and on which condition; an empty condition always holds. */
export interface Outcome {
  readonly grpc: GrpcCode;
  readonly condition: string;
}

/** What a server makes of an error that an rpc gives in a form. */
export function outcomesOf({ mistake, grpc }: ApiError, form: ErrorForm): readonly Outcome[] {
  if (grpc !== undefined) return [{ grpc, condition: '' }];
  if (form === 'bare') return [{ grpc: 'UNKNOWN', condition: '' }];
  if (form === 'prefixed' || form === 'failed') return [{ grpc: 'INTERNAL', condition: '' }];
  if (mistake) return [{ grpc: 'INVALID_ARGUMENT', condition: '' }];
  if (form === 'alone') return [{ grpc: 'INTERNAL', condition: '' }];
  return [
    ...(form === 'caused' ? ([{ grpc: 'NOT_FOUND', condition: 'where the node has no such entry' }] as const) : []),
    { grpc: 'INVALID_ARGUMENT', condition: 'where an id has the wrong form, or the cause is a wrong value' },
    { grpc: 'INTERNAL', condition: 'otherwise' },
  ];
}
