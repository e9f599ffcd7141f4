// Turns the API's integers into numbers that people read, and back.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const market = setting("MARKET", "the id of a market");
console.error("Data node:", dataNode);

const response = await fetch(`${dataNode}/api/v2/market/${market}`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const { market: definition } = await response.json();
const priceDecimals = Number(definition.decimalPlaces);
const sizeDecimals = Number(definition.positionDecimalPlaces);

// region: to-people
/** "2650000" with 2 decimals is "26500.00". Texts keep every digit; numbers would not. */
function toPeople(integer: string, decimals: number): string {
  // A market can have fewer than no decimals for sizes: with -2, "15" is 1500.
  if (decimals <= 0) return (BigInt(integer) * 10n ** BigInt(-decimals)).toString();
  const negative = integer.startsWith("-");
  const digits = integer.replace("-", "").padStart(decimals + 1, "0");
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return negative ? `-${text}` : text;
}

/** Times are nanoseconds since 1970; a Date has milliseconds. */
function timeOf(nanoseconds: string): Date {
  return new Date(Number(BigInt(nanoseconds) / 1_000_000n));
}

console.log("price 2650000 is", toPeople("2650000", priceDecimals));
console.log("size 1500 is", toPeople("1500", sizeDecimals));
console.log("opened", timeOf(definition.marketTimestamps.open).toISOString());
// endregion: to-people

// region: to-api
/** "26500.25" with 2 decimals is "2650025". A finer number than the market takes is an error. */
function toApi(number: string, decimals: number): string {
  const [whole = "0", fraction = ""] = number.split(".");
  const shift = decimals - fraction.length;
  const unit = 10n ** BigInt(Math.abs(shift));
  const value = BigInt(whole + fraction);
  if (shift >= 0) return (value * unit).toString();
  if (value % unit !== 0n) throw new Error(`${number} is finer than the market takes`);
  return (value / unit).toString();
}

console.log("26500.25 becomes", toApi("26500.25", priceDecimals));
console.log("1.5 becomes", toApi("1.5", sizeDecimals));
// endregion: to-api
