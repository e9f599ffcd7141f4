// Sends a proposal: the one in the file PROPOSAL_FILE, or a freeform proposal that closes in eight days.
import { readFile } from "node:fs/promises";

const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";

// region: default
// Times are in seconds since 1970.
const freeform = {
  proposalSubmission: {
    reference: "sample",
    rationale: { title: "A sample", description: "Nothing changes: this is a vote on an opinion." },
    terms: { closingTimestamp: String(Math.floor(Date.now() / 1000) + 8 * 86400), newFreeform: {} },
  },
};
// endregion: default

// region: propose
const file = process.env.PROPOSAL_FILE;
const transaction = file ? JSON.parse(await readFile(file, "utf8")) : freeform;
const response = await fetch(`${wallet}/api/v2/requests`, {
  method: "POST",
  headers: { Authorization: `VWT ${token}`, Origin: "http://localhost", "Content-Type": "application/json" },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: "1",
    method: "client.send_transaction",
    params: { publicKey: pubkey, sendingMode: "TYPE_SYNC", transaction },
  }),
});
const answer = await response.json();
if (answer.error) throw new Error(`The wallet refused: ${answer.error.data}`);
console.log("Sent:", answer.result.transactionHash);
// endregion: propose
