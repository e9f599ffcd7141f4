// Prints the two Ethereum calls that deposit AMOUNT of ASSET to PUBKEY: approve on the token, deposit_asset on the bridge.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const pubkey = setting("PUBKEY", "the public key to credit");
const assetId = setting("ASSET", "the id of the asset to deposit");
const tokens = setting("AMOUNT", "the number of tokens, such as 250.75");
if (!/^[0-9a-f]{64}$/.test(pubkey)) throw new Error("PUBKEY is not a public key: it has 64 characters, 0-9 and a-f.");

async function get(path: string): Promise<any> {
  const response = await fetch(`${dataNode}/api/v2/${path}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function bridgeAddress(): Promise<string> {
  const { networkParameter } = await get("network/parameters/blockchains.ethereumConfig");
  const config = JSON.parse(networkParameter.value);
  console.error("Network: Ethereum chain", config.chain_id);
  return process.env.BRIDGE || config.collateral_bridge_contract.address;
}

/** Tokens as people write them, in the token's smallest unit: 250.75 with six decimals is 250750000. */
function toUnits(tokens: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = tokens.split(".");
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
}

// region: calls
/** One argument of 32 bytes: a number, or hexadecimal digits with or without 0x. */
function word(value: bigint | string): string {
  const digits = typeof value === "bigint" ? value.toString(16) : value.replace(/^0x/, "");
  return digits.toLowerCase().padStart(64, "0");
}

function depositCalls(token: string, bridge: string, amount: bigint, key: string) {
  const approve = "0x095ea7b3" + word(bridge) + word(amount); // approve(address,uint256)
  const deposit = "0xf7683932" + word(token) + word(amount) + word(key); // deposit_asset(address,uint256,bytes32)
  return [
    { to: token, value: "0x0", data: approve },
    { to: bridge, value: "0x0", data: deposit },
  ];
}
// endregion: calls

const { asset } = await get(`asset/${assetId}`);
if (!asset.details.erc20) throw new Error(`${asset.details.symbol} is not a token on Ethereum: it cannot be deposited`);
if (asset.status !== "STATUS_ENABLED") throw new Error(`${asset.details.symbol} is not enabled: a deposit would leave no trace on Vega, and its tokens would stay in the asset pool`);
const amount = toUnits(tokens, Number(asset.details.decimals));
const token = asset.details.erc20.contractAddress;
console.log(JSON.stringify(depositCalls(token, await bridgeAddress(), amount, pubkey), null, 2));
