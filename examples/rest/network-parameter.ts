// Reads the value of one network parameter.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
console.error("Data node:", dataNode);

// region: request
const response = await fetch(`${dataNode}/api/v2/network/parameters/governance.proposal.market.minClose`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const { networkParameter } = await response.json();
console.log(networkParameter.key, "is", networkParameter.value);
// endregion: request
