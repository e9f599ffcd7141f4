// Tells whether the wallet's service can be used: it runs, reaches a node, and is on the network that is wanted.
// CHAIN_ID is the chain that is wanted; by default the one of the data node.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");

async function wantedChain(): Promise<string> {
  if (process.env.CHAIN_ID) return process.env.CHAIN_ID;
  const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
  const response = await fetch(`${dataNode}/blockchain/height`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { chainId } = (await response.json()) as { chainId: string };
  return chainId;
}

// region: ready
interface Answer {
  result?: { chainID: string };
  error?: { code: number; data: string };
}

async function walletChain(): Promise<string> {
  const health = await fetch(`${wallet}/api/v2/health`).catch(() => undefined);
  if (!health?.ok) throw new Error(`The wallet's service does not run at ${wallet}.`);
  const response = await fetch(`${wallet}/api/v2/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'client.get_chain_id' }),
  });
  const { result, error } = (await response.json()) as Answer;
  if (!result) throw new Error(`The wallet reaches no node: ${error?.data}`);
  return result.chainID;
}

async function checkWallet(wanted: string): Promise<string> {
  const chain = await walletChain();
  if (chain !== wanted) throw new Error(`The wallet is on ${chain}, not on ${wanted}.`);
  return chain;
}
// endregion: ready

console.log(`The wallet is ready on ${await checkWallet(await wantedChain())}.`);

export {};
