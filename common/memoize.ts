/** A function of a text that works each text out once, for as long as the process lives. What throws is not kept. */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const done = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = done.get(text) ?? { result: work(text) };
    done.set(text, known);
    return known.result;
  };
}
