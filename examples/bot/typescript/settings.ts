// Settings of the bot, from environment variables.

/** Where the bot trades, and as whom, is never guessed: without it the program ends. */
function needed(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const optional = (name: string, fallback: string): string => process.env[name] ?? fallback;

export const dataNode = needed("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
export const wallet = needed("WALLET", "the address of the wallet's service, such as http://localhost:1789");
// Whoever has the token can sign with your keys: never write it into a program.
export const token = needed("TOKEN", "a long-living API token of the wallet");
export const pubkey = needed("PUBKEY", "the public key that signs");
export const marketId = needed("MARKET", "the id of the market to trade on");

// Distance between the best bid and the best offer of the bot, as a share of the price.
export const spread = Number(optional("SPREAD", "0.001"));
// How many orders on each side, and the size of each.
export const levels = Number(optional("LEVELS", "3"));
export const size = optional("SIZE", "0.1");
// The bot stops buying when it is long by so much, and selling when it is short by so much.
export const maxPosition = optional("MAX_POSITION", "2");

// Liquidity commitment in units of the market's asset, and the fee asked for. 0 commits nothing.
export const commitment = optional("COMMITMENT", "0");
export const fee = optional("FEE", "0.001");

// An address that answers with a price in JSON, and where in the JSON it is: "data.amount" for {"data": {"amount": "1.5"}}.
export const priceUrl = optional("PRICE_URL", "");
export const pricePath = optional("PRICE_PATH", "price");

// Stop after so many seconds; 0 runs until Ctrl+C.
export const runSeconds = Number(optional("RUN_SECONDS", "0"));
