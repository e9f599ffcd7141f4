// Prints the two Ethereum calls that deposit AMOUNT of ASSET to PUBKEY: approve on the token, deposit_asset on the bridge.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";

async function get(path: string): Promise<any> {
  const response = await fetch(`${dataNode}/api/v2/${path}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function chooseAsset(): Promise<any> {
  if (process.env.ASSET) return (await get(`asset/${process.env.ASSET}`)).asset;
  const { assets } = await get("assets");
  return assets.edges.find((edge: any) => edge.node.details.erc20).node;
}

async function bridgeAddress(): Promise<string> {
  if (process.env.BRIDGE) return process.env.BRIDGE;
  const { networkParameter } = await get("network/parameters/blockchains.ethereumConfig");
  return JSON.parse(networkParameter.value).collateral_bridge_contract.address;
}

/** Tokens as people write them, in the token"s smallest unit: 250.75 with six decimals is 250750000. */
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

const asset = await chooseAsset();
if (asset.status !== "STATUS_ENABLED") throw new Error(`${asset.details.symbol} is not enabled: a deposit would leave no trace on Vega, and its tokens would stay in the asset pool`);
const amount = toUnits(process.env.AMOUNT ?? "1", Number(asset.details.decimals));
const token = asset.details.erc20.contractAddress;
console.log(JSON.stringify(depositCalls(token, await bridgeAddress(), amount, pubkey), null, 2));
