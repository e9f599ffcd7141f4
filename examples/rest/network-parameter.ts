// Reads the value of one network parameter.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";

// region: request
const response = await fetch(`${dataNode}/api/v2/network/parameters/governance.proposal.market.minClose`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const { networkParameter } = await response.json();
console.log(networkParameter.key, "is", networkParameter.value);
// endregion: request
