/** Characters that JSON keeps as they are, one byte each. */
const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('');
const base = alphabet.length;
/** Digits below this end a number, the others say that it goes on. Most numbers here are small. */
const endings = 70;
const more = base - endings;
const values = new Map([...alphabet].map((sign, index) => [sign.charCodeAt(0), index]));

/** Whole numbers, none negative, as text: numbers below 70 take one character, below 1,680 two. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    let digits = alphabet.charAt(rest % endings);
    rest = Math.floor(rest / endings);
    while (rest > 0) {
      rest -= 1;
      digits = alphabet.charAt(endings + (rest % more)) + digits;
      rest = Math.floor(rest / more);
    }
    text += digits;
  }
  return text;
}

/** The numbers that `encodeNumbers` wrote. Throws on a character that it does not use. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let high = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = values.get(text.charCodeAt(index));
    if (digit === undefined) throw new Error(`Search index: character ${index} of a list of numbers is unknown.`);
    if (digit < endings) {
      numbers.push(high * endings + digit);
      high = 0;
    } else {
      high = high * more + (digit - endings) + 1;
    }
  }
  return numbers;
}
