import * as z from 'zod';
import { checksummed } from './checksum.ts';

const text = z.string().min(1);
const texts = z.record(text, text);
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, { error: 'is no Ethereum address', abort: true })
  .refine((value) => checksummed(value) === value, {
    error: ({ input }) =>
      `${String(input)} has the wrong checksum: a digit is mistyped, or the case of a letter. With these digits it is ${checksummed(String(input))}`,
  });

/** What networks/<tree>.json may hold: the form of types.ts, and no key that nothing reads. */
export const networkSchema = z.strictObject({
  name: text,
  label: text,
  chainId: text,
  grpc: z.array(text).min(1),
  rest: z.array(z.url()).min(1),
  graphql: z.array(z.url()).min(1),
  endpointsAsOf: z.iso.date(),
  apps: z.record(text, z.url()),
  walletConfigName: text,
  walletConfigUrl: z.url(),
  ethereum: z.strictObject({
    ethereumNetwork: text,
    networkId: text,
    chainId: text,
    confirmations: z.number().int().positive(),
    contracts: z.record(text, z.strictObject({ address, version: text.optional(), minter: address.optional() })),
    deploymentBlocks: z.record(text, z.number().int().nonnegative()),
  }),
  contractDifferences: z.array(
    z.strictObject({ contract: text, used: address, usedSource: text, elsewhere: address, elsewhereSource: text }),
  ),
  // Not known of a network that has not published it.
  genesis: z.looseObject({ chainId: text, genesisTime: text }).nullable(),
  validatorTestnet: z
    .looseObject({ walletConfigName: text, chainId: z.looseObject({ value: text }), apps: texts })
    .optional(),
  // A time that is not set is an empty text.
  parameters: z.record(text, z.string()),
});
