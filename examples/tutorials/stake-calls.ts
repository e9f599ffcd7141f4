// Prints the Ethereum calls that associate AMOUNT governance tokens with PUBKEY, or with REMOVE set the one that takes them back.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const pubkey = setting("PUBKEY", "the public key that the tokens are associated with");
const tokens = setting("AMOUNT", "the number of tokens, such as 250.75");
if (!/^[0-9a-f]{64}$/.test(pubkey)) throw new Error("PUBKEY is not a public key: it has 64 characters, 0-9 and a-f.");
const decimals = 18;

async function stakingBridge(): Promise<string> {
  const response = await fetch(`${dataNode}/api/v2/network/parameters/blockchains.ethereumConfig`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { networkParameter } = await response.json();
  const config = JSON.parse(networkParameter.value);
  console.error("Network: Ethereum chain", config.chain_id);
  return process.env.STAKING_BRIDGE || config.staking_bridge_contract.address;
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

const amount = toUnits(tokens);
const bridge = await stakingBridge();
const calls = process.env.REMOVE
  ? removeCalls(bridge, amount, pubkey)
  : stakeCalls(setting("VEGA_TOKEN", "the address that staking_token() of the bridge answers"), bridge, amount, pubkey);
console.log(JSON.stringify(calls, null, 2));
