import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entityId } from '../../../reference/examples/entity-id.ts';
import { sampleSettings } from '../../../sandbox/sample-settings.ts';
import type { Sandbox } from '../../../sandbox/start-sandbox.ts';

/** The variables that a program stops without, in the order in which it asks for them. */
export function neededBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:\b(?:setting|needed)\(|\bneed )"?([A-Z_]+)\b/g)].map(
    ([, name = '']) => name,
  );
}

/** Programs that need another value than the rest: the sandbox's first key has committed liquidity already. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'wallet/liquidity-commitment': { PUBKEY: entityId('second party') },
};

/**
 * What a reader of the sandbox sets, for each variable that a program of examples/ asks for.
 *
 * @param folder where the files that programs read are
 */
export function sandboxValues({ urls }: Pick<Sandbox, 'urls'>, name: string, folder: string): Record<string, string> {
  return {
    ...Object.fromEntries(sampleSettings(urls)),
    AMOUNT: '2.5',
    OPEN_VOLUME: '250',
    COLLATERAL: '1000000000',
    ETH_ADDRESS: `0x${'12'.repeat(20)}`,
    VEGA_TOKEN: `0x${'ab'.repeat(20)}`,
    DESCRIPTORS: path.join(folder, 'descriptors.binpb'),
    PROPOSAL_FILE: path.join(folder, 'proposal.json'),
    // Only the scripts that call `cast` ask for these, and they are not run to their end.
    BRIDGE: `0x${'cd'.repeat(20)}`,
    STAKING_BRIDGE: `0x${'ef'.repeat(20)}`,
    UNITS: '1',
    WITHDRAWAL: entityId('withdrawal'),
    ETH_RPC_URL: 'http://localhost:1',
    ...own[name],
  };
}

/** A proposal that changes nothing, for the program that sends one from a file. */
export function writeProposal(folder: string): void {
  writeFileSync(
    path.join(folder, 'proposal.json'),
    JSON.stringify({
      proposalSubmission: {
        reference: 'sample',
        rationale: { title: 'A sample', description: 'A vote on an opinion.' },
        terms: { closingTimestamp: String(Math.floor(Date.now() / 1000) + 8 * 86_400), newFreeform: {} },
      },
    }),
  );
}
