/** What the elements of the API reference are, each with its sign: the path of a line of 1.5 in a square of 16. */
export const elements = {
  operation: { label: 'REST operation', icon: 'M2 5.5h11L10.5 3M14 10.5H3L5.5 13' },
  method: { label: 'gRPC method', icon: 'M5.5 4 1.8 8l3.7 4M10.5 4l3.7 4-3.7 4' },
  message: {
    label: 'Message',
    icon: 'M5.5 2H4a1.5 1.5 0 0 0-1.5 1.5v3L1.2 8l1.3 1.5v3A1.5 1.5 0 0 0 4 14h1.5M10.5 2H12a1.5 1.5 0 0 1 1.5 1.5v3L14.8 8l-1.3 1.5v3A1.5 1.5 0 0 1 12 14h-1.5',
  },
  query: { label: 'GraphQL query', icon: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3 14 14' },
  subscription: {
    label: 'GraphQL subscription',
    icon: 'M3 13h.01M3 9a4 4 0 0 1 4 4M3 5a8 8 0 0 1 8 8M3 1.5A11.5 11.5 0 0 1 14.5 13',
  },
  object: { label: 'GraphQL object', icon: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8l5.5-3M8 8v6' },
  input: { label: 'GraphQL input', icon: 'M1.5 8h8M7 5l3 3-3 3M9 2.5h5v11H9' },
  enum: { label: 'Enum', icon: 'M5.5 4H14M5.5 8H14M5.5 12H14M2.5 4h.01M2.5 8h.01M2.5 12h.01' },
  union: { label: 'GraphQL union', icon: 'M6 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M10 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8' },
  scalar: { label: 'GraphQL scalar', icon: 'M3 4.5v-2h10v2M8 2.5v11M6 13.5h4' },
  wallet: { label: 'Wallet method', icon: 'M2 4.5h11.5v8.5H2zM2 4.5 11 2.5v2M10.5 8.5h3' },
  command: { label: 'Command', icon: 'M2.5 4 6.5 8l-4 4M8 12.5h5.5' },
  contract: { label: 'Contract', icon: 'M4 1.5h8v13H4zM6 5h4M6 8h4M6 11h2' },
  function: { label: 'Contract function', icon: 'M12 3c-3-1.2-3.6.8-4 3l-1 5c-.4 2.2-1.2 3.2-3.5 2.2M5 7.5h6' },
  event: { label: 'Contract event', icon: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z' },
  parameter: { label: 'Network parameter', icon: 'M2 5h12M2 11h12M6 3v4M10.5 9v4' },
  error: { label: 'Error', icon: 'M8 1.8 14.8 13.5H1.2zM8 6v3.5M8 11.7h.01' },
} as const;

export type ElementKind = keyof typeof elements;

/** The class of what stands for an element of this kind: its sign stands before its name (framework/page-sheets). */
export const elementClass = (kind: ElementKind): string => `element-${kind}`;

const rules: readonly (readonly [place: RegExp, kind: ElementKind])[] = [
  [/^\/(?:api|category\/api)\/rest\/(?!overview)/, 'operation'],
  [/^\/api\/graphql\/queries/, 'query'],
  [/^\/api\/graphql\/subscriptions/, 'subscription'],
  [/^\/api\/graphql\/objects/, 'object'],
  [/^\/api\/graphql\/inputs/, 'input'],
  [/^\/api\/graphql\/enums/, 'enum'],
  [/^\/api\/graphql\/unions/, 'union'],
  [/^\/api\/graphql\/scalars/, 'scalar'],
  [/^\/api\/grpc\/vega\/commands\/v1\/commands\.proto/, 'command'],
  [/^\/api\/grpc\/(?!overview).*(?:#\w*Service\.|\.proto$)/, 'method'],
  [/^\/api\/grpc\/(?!overview)/, 'message'],
  [/^\/api\/bridge\/\w+\/\w+#event-/, 'event'],
  [/^\/api\/bridge\/\w+\/\w+#(?!functions$|events$|(?:variable|modifier)-)/, 'function'],
  [/^\/api\/bridge\/\w+\/\w+/, 'contract'],
  [/^\/api\/vega-wallet\/reference\/(?:core\/json-rpc(?:#|$)|local-service\/(?!wallet-api))/, 'wallet'],
  [/^\/api\/network-parameters/, 'parameter'],
  [/^\/api\/errors/, 'error'],
  [/\/reference\/commands/, 'command'],
];

/** What kind of element stands at a place of the reference: a route inside a tree, with the anchor and its `#` where there is one. */
export function elementAt(place: string): ElementKind | undefined {
  return rules.find(([matches]) => matches.test(place))?.[1];
}
