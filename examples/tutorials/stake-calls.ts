// Prints the Ethereum calls that associate AMOUNT governance tokens with PUBKEY, or with REMOVE set the one that takes them back.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";
const decimals = 18;

async function stakingBridge(): Promise<string> {
  if (process.env.STAKING_BRIDGE) return process.env.STAKING_BRIDGE;
  const response = await fetch(`${dataNode}/api/v2/network/parameters/blockchains.ethereumConfig`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { networkParameter } = await response.json();
  return JSON.parse(networkParameter.value).staking_bridge_contract.address;
}

/** Tokens as people write them, in the smallest unit. */
function toUnits(tokens: string): bigint {
  const [whole = "0", fraction = ""] = tokens.split(".");
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
}

// region: calls
/** One argument of 32 bytes: a number, or hexadecimal digits with or without 0x. */
function word(value: bigint | string): string {
  const digits = typeof value === "bigint" ? value.toString(16) : value.replace(/^0x/, "");
  return digits.toLowerCase().padStart(64, "0");
}

function stakeCalls(token: string, bridge: string, amount: bigint, key: string) {
  const approve = "0x095ea7b3" + word(bridge) + word(amount); // approve(address,uint256)
  const stake = "0x83c592cf" + word(amount) + word(key); // stake(uint256,bytes32)
  return [
    { to: token, value: "0x0", data: approve },
    { to: bridge, value: "0x0", data: stake },
  ];
}

function removeCalls(bridge: string, amount: bigint, key: string) {
  const remove = "0xdd01ba0b" + word(amount) + word(key); // remove_stake(uint256,bytes32)
  return [{ to: bridge, value: "0x0", data: remove }];
}
// endregion: calls

const amount = toUnits(process.env.AMOUNT ?? "1");
const bridge = await stakingBridge();
const token = process.env.VEGA_TOKEN ?? "set VEGA_TOKEN to the address that staking_token() of the bridge answers";
const calls = process.env.REMOVE ? removeCalls(bridge, amount, pubkey) : stakeCalls(token, bridge, amount, pubkey);
console.log(JSON.stringify(calls, null, 2));
