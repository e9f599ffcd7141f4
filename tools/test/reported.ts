export type Counted =
  | 'headers and policies checked'
  | 'faults survived'
  | 'inputs tried'
  | 'requests served'
  | 'pages checked'
  | 'archived pages checked';

/** What a production test tells `npm run test:production`: a number to add to, or a line to show. */
export type Reported = readonly [what: Counted, number: number] | readonly [what: 'figure', line: string];
