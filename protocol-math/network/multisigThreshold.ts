/**
 * The least number of signers whose signatures the multisig contract accepts: their part in thousandths of all signers,
 * rounded down, must exceed the threshold. Undefined when not even all of them suffice.
 * Source: `MultisigControl:contracts/MultisigControl.sol` (verify_signatures).
 * @param threshold thousandths
 */
export function signaturesNeeded({ signers, threshold }: { signers: number; threshold: number }): number | undefined {
  for (let count = 1; count <= signers; count++) {
    if (Math.floor((count * 1000) / signers) > threshold) return count;
  }
  return undefined;
}
