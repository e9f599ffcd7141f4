/** A line or a row of bars of a picture: numbers as the calculator's results give them, in the order drawn. */
export interface Series {
  /** what the legend calls it */
  name: string;
  /** where it runs: across, up */
  points: readonly (readonly [x: number, y: number])[];
  /** for steps: a value holds until the next one, which it does when left out, or since the one before */
  holds?: 'forward' | 'back';
}

/** A value that the picture marks with a line across or upright. */
export interface Mark {
  /** which axis the value lies on */
  axis: 'x' | 'y';
  /** the value */
  at: number;
  /** what stands beside the line */
  label: string;
}

/** A picture of a calculator's results, drawn from the same numbers. */
export interface Picture {
  /** what it shows, in a few words */
  title: string;
  /** the whole story in words, for those who do not see it */
  description: string;
  /** what runs across */
  x: string;
  /** what runs up */
  y: string;
  /** `steps` holds each value as its series says, `bars` draws one bar for each point of one series */
  kind: 'lines' | 'steps' | 'bars';
  /** one to four lines, or one row of bars */
  series: readonly Series[];
  /** values to mark */
  marks?: readonly Mark[];
}
