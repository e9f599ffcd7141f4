/** How long something took, in words: a browser's clock does not tell less than a millisecond apart. */
export const tookText = (milliseconds: number): string =>
  `in ${milliseconds < 1 ? 'less than 1' : Math.round(milliseconds)} ms`;
