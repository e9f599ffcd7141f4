// Reads the state and the votes of a proposal.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const proposal = process.env.PROPOSAL ?? "402ffc9016f032e38c0dd7813f310b6897c4fe9fbc152b975a568a56a78fd746";

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
