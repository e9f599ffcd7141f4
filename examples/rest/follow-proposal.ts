// Reads the state and the votes of a proposal.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const proposal = setting("PROPOSAL", "the id of a proposal");
console.error("Data node:", dataNode);

// region: request
const response = await fetch(`${dataNode}/api/v2/governance?proposalId=${proposal}`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const { data } = await response.json();
console.log(data.proposal.rationale.title);
console.log("state:", data.proposal.state);
for (const side of ["yes", "no"]) {
  const tokens = data[side].reduce((sum: bigint, vote: { totalGovernanceTokenBalance: string }) => sum + BigInt(vote.totalGovernanceTokenBalance), 0n);
  // The governance token has 18 decimals.
  console.log(`${side}: ${data[side].length} votes with ${tokens / 10n ** 18n} tokens`);
}
// endregion: request
