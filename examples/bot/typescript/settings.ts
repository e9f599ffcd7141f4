// Settings of the bot, from environment variables. The defaults fit the sandbox.
const setting = (name: string, fallback: string): string => process.env[name] ?? fallback;

export const dataNode = setting("DATA_NODE", "http://localhost:3008");
export const wallet = setting("WALLET", "http://localhost:1789");
// A long-living API token of the wallet. Whoever has it can sign with your keys: never write it into a program.
export const token = setting("TOKEN", "sandbox".padEnd(64, "0"));
// The key that signs. Without it the bot takes the wallet's first key.
export const pubkey = setting("PUBKEY", "");
// Without it the bot takes the first active market.
export const marketId = setting("MARKET", "");

// Distance between the best bid and the best offer of the bot, as a share of the price.
export const spread = Number(setting("SPREAD", "0.001"));
// How many orders on each side, and the size of each.
export const levels = Number(setting("LEVELS", "3"));
export const size = setting("SIZE", "0.1");
// The bot stops buying when it is long by so much, and selling when it is short by so much.
export const maxPosition = setting("MAX_POSITION", "2");

// Liquidity commitment in units of the market's asset, and the fee asked for. 0 commits nothing.
export const commitment = setting("COMMITMENT", "0");
export const fee = setting("FEE", "0.001");

// An address that answers with a price in JSON, and where in the JSON it is: "data.amount" for {"data": {"amount": "1.5"}}.
export const priceUrl = setting("PRICE_URL", "");
export const pricePath = setting("PRICE_PATH", "price");

// Stop after so many seconds; 0 runs until Ctrl+C.
export const runSeconds = Number(setting("RUN_SECONDS", "0"));
