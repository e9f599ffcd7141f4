import { check, number } from '../check.ts';
import type { Count } from '../types.ts';

/**
 * The least number of signers whose signatures the multisig contract accepts: their part in thousandths of all signers,
 * rounded down, must exceed the threshold. Undefined when not even all of them suffice.
 * Source: `MultisigControl:contracts/MultisigControl.sol` (verify_signatures).
 */
export function signaturesNeeded(input: {
  /** all signers on the contract */
  signers: Count;
  /** the contract's threshold, in thousandths of all signers */
  threshold: Count;
}): Count | undefined {
  check(input, {
    signers: number({ whole: true, min: 0, max: 100_000, plain: true }),
    threshold: number({ whole: true, min: 0, max: 65_535, plain: true }),
  });
  const { signers, threshold } = input;
  for (let accepted = 1; accepted <= signers; accepted++) {
    if (Math.floor((accepted * 1000) / signers) > threshold) return accepted;
  }
  return undefined;
}
