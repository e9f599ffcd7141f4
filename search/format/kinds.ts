import { splitTree } from '../../common/splitTree.ts';

/** What kind of thing a hit is about, for readers who want that kind only. In the order in which the kinds are offered. */
export const hitKinds = [
  'concepts',
  'guides',
  'rest',
  'graphql',
  'grpc',
  'wallet',
  'contracts',
  'parameters',
  'commands',
  'terms',
] as const;
export type HitKind = (typeof hitKinds)[number];

const rules: readonly (readonly [route: RegExp, kind: HitKind])[] = [
  [/^\/concepts\/glossary$/, 'terms'],
  [/^\/concepts(?:\/|$)/, 'concepts'],
  [/^\/(?:api|category\/api)\/rest\/(?!overview$)/, 'rest'],
  [/^\/api\/graphql\/(?!overview$)/, 'graphql'],
  [/^\/api\/grpc\/(?!overview$)/, 'grpc'],
  [/^\/api\/vega-wallet\/reference(?:\/|$)/, 'wallet'],
  [/^\/api\/bridge(?:\/|$)/, 'contracts'],
  [/^\/api\/network-parameters$/, 'parameters'],
  [/\/reference\/(?:commands|configuration|files|overview)/, 'commands'],
];

/** The kind of what stands on a page, by its path on the site. */
export function kindOf(url: string): HitKind {
  const { route } = splitTree(url);
  return rules.find(([matches]) => matches.test(route))?.[1] ?? 'guides';
}
