// Prints the Ethereum call that pays out a withdrawal: reads the bundle of WITHDRAWAL, or of the key's latest one.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");

async function get(path: string, parameters: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${dataNode}/api/v2/${path}?${new URLSearchParams(parameters)}`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

async function latestWithdrawal(): Promise<string> {
  const partyId = setting("PUBKEY", "the public key that withdrew, or set WITHDRAWAL to the id of the withdrawal");
  const { withdrawals } = await get("withdrawals", { partyId });
  const nodes = withdrawals.edges.map((edge: any) => edge.node);
  if (nodes.length === 0) throw new Error("this key has no withdrawal");
  return nodes.reduce((a: any, b: any) => (BigInt(b.createdTimestamp) > BigInt(a.createdTimestamp) ? b : a)).id;
}

async function bridgeAddress(): Promise<string> {
  const { networkParameter } = await get("network/parameters/blockchains.ethereumConfig");
  const config = JSON.parse(networkParameter.value);
  console.error("Network: Ethereum chain", config.chain_id);
  return process.env.BRIDGE || config.collateral_bridge_contract.address;
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

const withdrawalId = process.env.WITHDRAWAL || (await latestWithdrawal());
const bundle = await get("erc20/asset/withdrawal/bundle", { withdrawalId });
console.log(JSON.stringify({ to: await bridgeAddress(), value: "0x0", data: withdrawAsset(bundle) }, null, 2));
