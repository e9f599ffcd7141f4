// Prints the call that brings a voted asset, or its new limits, onto the bridge.
// ASSET lists that asset. PROPOSAL, the id of an enacted asset update, sets the limits it decided.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");

async function get(path: string, parameters: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${dataNode}/api/v2/${path}?${new URLSearchParams(parameters)}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function bridgeAddress(): Promise<string> {
  const { networkParameter } = await get("network/parameters/blockchains.ethereumConfig");
  const config = JSON.parse(networkParameter.value);
  console.error("Network: Ethereum chain", config.chain_id);
  return process.env.BRIDGE || config.collateral_bridge_contract.address;
}

// region: encode
/** One argument of 32 bytes: a number, or hexadecimal digits with or without 0x. */
function word(value: bigint | string): string {
  const digits = typeof value === "bigint" ? value.toString(16) : value.replace(/^0x/, "");
  return digits.toLowerCase().padStart(64, "0");
}

/** Selector, the fixed arguments, and `signatures` as bytes at the end: offset, length, content. */
function call(selector: string, fixed: (bigint | string)[], signatures: string): string {
  const content = signatures.replace(/^0x/, "");
  const padded = content.padEnd(Math.ceil(content.length / 64) * 64, "0");
  const tail = [word(BigInt(32 * (fixed.length + 1))), word(BigInt(content.length / 2)), padded];
  return selector + [...fixed.map(word), ...tail].join("");
}
// endregion: encode

// region: list
async function listAsset(assetId: string): Promise<string> {
  const bundle = await get("erc20/asset/list/bundle", { assetId });
  const limits = (await get(`asset/${assetId}`)).asset.details.erc20;
  const selector = "0x0ff3562c"; // list_asset(address,bytes32,uint256,uint256,uint256,bytes)
  const numbers = [limits.lifetimeLimit, limits.withdrawThreshold, bundle.nonce].map(BigInt);
  return call(selector, [bundle.assetSource, bundle.vegaAssetId, ...numbers], bundle.signatures);
}
// endregion: list

// region: limits
async function setAssetLimits(proposalId: string): Promise<string> {
  const bundle = await get("erc20/asset/limits/bundle", { proposalId });
  const selector = "0x41fb776d"; // set_asset_limits(address,uint256,uint256,uint256,bytes)
  const numbers = [bundle.lifetimeLimit, bundle.threshold, bundle.nonce].map(BigInt);
  return call(selector, [bundle.assetSource, ...numbers], bundle.signatures);
}
// endregion: limits

const { PROPOSAL } = process.env;
const data = PROPOSAL
  ? await setAssetLimits(PROPOSAL)
  : await listAsset(setting("ASSET", "the id of the asset to list, or set PROPOSAL to the id of an enacted asset update"));
console.log(JSON.stringify({ to: await bridgeAddress(), value: "0x0", data }, null, 2));
