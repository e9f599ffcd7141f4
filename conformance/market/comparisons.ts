import { formulas, type FormulaName } from '../../protocol-math/formulas.ts';
import { likeExpected, plain } from '../../protocol-math/vectors/compare.ts';
import type { Plain, Vector } from '../../protocol-math/vectors/vector.ts';
import type { Recorder } from '../recorder.ts';

/** Compares what a network did with what protocol-math computes, tells both, and keeps each case as a test vector. */
export class Comparisons {
  readonly vectors: Vector[] = [];

  constructor(
    readonly recorder: Recorder,
    readonly tell: (line: string) => void,
  ) {}

  /**
   * Compares the fields of a result that were observed.
   *
   * @param step of the script, `opening auction`
   * @param places decimal places to which results are rounded first, where the release computes in double precision
   */
  formula(step: string, formula: FormulaName, input: Plain, observed: Plain, places?: number): void {
    const wanted = plain(observed, places);
    const computed = likeExpected(plain((formulas[formula] as (one: unknown) => unknown)(input), places), wanted);
    this.recorder.compare('numbers that protocol-math computes', step, formula, computed, wanted);
    this.tell(`${step}, ${formula}: observed ${JSON.stringify(wanted)}, computed ${JSON.stringify(computed)}`);
    this.#keep(step, formula, input, wanted, places);
  }

  /** As `formula` does, where the network tells a price only in whole ticks of its market, rounded down. */
  wholeTicks(step: string, formula: FormulaName, input: Plain, observed: string, tick: bigint): void {
    const exact = plain((formulas[formula] as (one: unknown) => unknown)(input), undefined);
    const computed = String(BigInt(String(exact)) / tick);
    this.recorder.compare('numbers that protocol-math computes', step, formula, computed, observed);
    this.tell(`${step}, ${formula}: observed ${observed}, computed ${computed}`);
    if (BigInt(String(exact)) % tick === 0n) this.#keep(step, formula, input, exact);
  }

  /** Compares a status, a name or a reason with what the documentation says. */
  fact(step: string, aspect: string, documented: unknown, observed: unknown): void {
    this.recorder.compare('statuses and reasons', step, aspect, documented, observed);
    this.tell(`${step}, ${aspect}: observed ${JSON.stringify(observed)}, documented ${JSON.stringify(documented)}`);
  }

  #keep(step: string, formula: FormulaName, input: Plain, expect: Plain, places?: number): void {
    const known = JSON.stringify([formula, input]);
    if (this.vectors.some((vector) => JSON.stringify([vector.formula, vector.input]) === known)) return;
    this.vectors.push({
      id: `observed-${this.vectors.length + 1}`,
      formula,
      source: 'observed:conformance/market',
      where: step,
      input,
      ...(places === undefined ? {} : { places }),
      expect,
    });
  }
}
