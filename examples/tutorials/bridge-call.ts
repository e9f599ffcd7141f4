// Prints the call that brings a voted asset, or its new limits, onto the bridge.
// ASSET lists that asset. PROPOSAL, the id of an enacted asset update, sets the limits it decided.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";

async function get(path: string, parameters: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${dataNode}/api/v2/${path}?${new URLSearchParams(parameters)}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function bridgeAddress(): Promise<string> {
  if (process.env.BRIDGE) return process.env.BRIDGE;
  const { networkParameter } = await get("network/parameters/blockchains.ethereumConfig");
  return JSON.parse(networkParameter.value).collateral_bridge_contract.address;
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

async function firstAsset(): Promise<string> {
  const { assets } = await get("assets");
  return assets.edges.find((edge: any) => edge.node.details.erc20).node.id;
}

const { PROPOSAL, ASSET } = process.env;
const data = PROPOSAL ? await setAssetLimits(PROPOSAL) : await listAsset(ASSET ?? (await firstAsset()));
console.log(JSON.stringify({ to: await bridgeAddress(), value: "0x0", data }, null, 2));
