/**
 * Stands in for the release's wallet program in the tests of pages: `vega wallet transaction send` and `check` go to the
 * wallet service of the sandbox, whatever wallet and network are named. WALLET and TOKEN say which.
 */
const [family, noun, verb, ...rest] = process.argv.slice(2);
if (family !== 'wallet' || noun !== 'transaction' || !['send', 'check'].includes(verb ?? ''))
  fail(`no stand-in for: vega ${process.argv.slice(2).join(' ')}`);

const flags = new Map<string, string | undefined>();
const words: string[] = [];
while (rest.length > 0) {
  const word = rest.shift() ?? '';
  if (word.startsWith('--')) flags.set(word, rest.shift());
  else words.push(word);
}
for (const flag of ['--wallet', '--pubkey', '--network']) if (!flags.get(flag)) fail(`${flag} is missing`);
if (words.length !== 1) fail(`one transaction is needed, not ${words.length}: ${words.join(' ')}`);

const response = await fetch(`${process.env['WALLET'] ?? ''}/api/v2/requests`, {
  method: 'POST',
  headers: { Authorization: `VWT ${process.env['TOKEN'] ?? ''}`, Origin: 'pages' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: '1',
    method: `client.${verb}_transaction`,
    params: {
      publicKey: flags.get('--pubkey'),
      sendingMode: 'TYPE_SYNC',
      transaction: JSON.parse(words[0] ?? '') as unknown,
    },
  }),
});
const { error, result } = (await response.json()) as { error?: unknown; result?: unknown };
if (error) fail(JSON.stringify(error));
console.log(JSON.stringify(result));

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

export {};
