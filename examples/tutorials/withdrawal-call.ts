// Prints the Ethereum call that pays out a withdrawal: reads the bundle of WITHDRAWAL, or of the key's latest one.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";

async function get(path: string, parameters: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${dataNode}/api/v2/${path}?${new URLSearchParams(parameters)}`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

async function latestWithdrawal(): Promise<string> {
  const { withdrawals } = await get("withdrawals", { partyId: pubkey });
  const nodes = withdrawals.edges.map((edge: any) => edge.node);
  if (nodes.length === 0) throw new Error("this key has no withdrawal");
  return nodes.reduce((a: any, b: any) => (BigInt(b.createdTimestamp) > BigInt(a.createdTimestamp) ? b : a)).id;
}

async function bridgeAddress(): Promise<string> {
  if (process.env.BRIDGE) return process.env.BRIDGE;
  const { networkParameter } = await get("network/parameters/blockchains.ethereumConfig");
  return JSON.parse(networkParameter.value).collateral_bridge_contract.address;
}

// region: call
/** One argument of 32 bytes: a number, or hexadecimal digits with or without 0x. */
function word(value: bigint | string): string {
  const digits = typeof value === "bigint" ? value.toString(16) : value.replace(/^0x/, "");
  return digits.toLowerCase().padStart(64, "0");
}

function withdrawAsset(bundle: Record<string, string>): string {
  const signatures = bundle.signatures!.replace(/^0x/, "");
  if (signatures === "") throw new Error("the validators have not signed yet: try again in a minute");
  const words = [
    word(bundle.assetSource!),
    word(BigInt(bundle.amount!)),
    word(bundle.targetAddress!),
    word(BigInt(bundle.creation!)),
    word(BigInt(bundle.nonce!)),
    // bytes come last: where they begin, how many there are, and they themselves in whole words
    word(BigInt(32 * 6)),
    word(BigInt(signatures.length / 2)),
    signatures.padEnd(Math.ceil(signatures.length / 64) * 64, "0"),
  ];
  return "0x3ad90635" + words.join(""); // withdraw_asset(address,uint256,address,uint256,uint256,bytes)
}
// endregion: call

const withdrawalId = process.env.WITHDRAWAL ?? (await latestWithdrawal());
const bundle = await get("erc20/asset/withdrawal/bundle", { withdrawalId });
console.log(JSON.stringify({ to: await bridgeAddress(), value: "0x0", data: withdrawAsset(bundle) }, null, 2));
