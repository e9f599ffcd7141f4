/** Under which conditions a page is measured. */
export interface Lab {
  readonly name: string;
  /** Bits per second, both ways; undefined leaves the network alone. */
  readonly bitsPerSecond?: number;
  /** Milliseconds added to each request. */
  readonly latency?: number;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

/** The slow phone that the limits of the specification are for. */
export const phone: Lab = {
  name: '1.6 Mbps, 150 ms, 4× CPU slowdown',
  bitsPerSecond: 1_600_000,
  latency: 150,
  slowdown: 4,
};
export const desk: Lab = { name: 'unthrottled', slowdown: 1 };
