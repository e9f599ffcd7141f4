// Lists the balances of a party in units of each asset.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const pubkey = setting("PUBKEY", "the public key of a party");
console.error("Data node:", dataNode);

// region: request
async function get(path: string) {
  const response = await fetch(`${dataNode}/api/v2/${path}`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

/** An amount in the smallest unit as people read it: with 6 decimals "1500000" is "1.500000". */
function units(amount: string, decimals: number): string {
  const digits = amount.padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const assets: Record<string, any> = {};
for (const { node } of (await get("assets")).assets.edges) assets[node.id] = node.details;
for (const { node: account } of (await get(`accounts?filter.partyIds=${pubkey}`)).accounts.edges) {
  const { symbol, decimals } = assets[account.asset];
  console.log(`${account.type}: ${units(account.balance, Number(decimals))} ${symbol}`);
}
// endregion: request
