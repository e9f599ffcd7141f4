import { getOption, hasOption, type DescMethod, type FileRegistry } from '@bufbuild/protobuf';

/** The REST operation of an rpc. */
export interface HttpBinding {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** The path with request fields, by their proto names, in braces: `/statistics/spam/{party_id}`. */
  readonly path: string;
  /** `*` when the body holds the whole request, the name of a field when it holds that one, or empty. */
  readonly body: string;
}

/** What `google/api/http.proto` declares, as the dynamic registry returns it. */
interface HttpRule {
  readonly pattern: { readonly case: string; readonly value: string } | { readonly case: undefined };
  readonly body: string;
}

/** The HTTP binding of an rpc, or undefined when it is reached over gRPC only. */
export function httpBinding(registry: FileRegistry, rpc: DescMethod): HttpBinding | undefined {
  const extension = registry.getExtension('google.api.http');
  if (!extension || !hasOption(rpc, extension)) return undefined;
  const rule = getOption(rpc, extension) as unknown as HttpRule;
  if (rule.pattern.case === undefined) return undefined;
  return {
    method: rule.pattern.case.toUpperCase() as HttpBinding['method'],
    path: rule.pattern.value,
    body: rule.body,
  };
}
