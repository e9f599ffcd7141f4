import type { Dec, Numeric } from './decimal.ts';

/**
 * The units of every argument and result. An argument is a decimal, a text of digits (`"1250.5"`), or a JavaScript number that
 * holds its value exactly. Amounts, prices and volumes are whole numbers of the smallest unit, as the network keeps and the API
 * sends them; `toSmallest` and `fromSmallest` convert what people read. Results named `Whole…` are rounded as the network rounds
 * them, results named `Exact…` are not rounded yet, except that a quotient has sixteen decimal places.
 */

/** An amount in the settlement asset's smallest unit, a whole number. */
export type Amount = Numeric;
/** A price of one whole position in the settlement asset's smallest unit, a whole number. */
export type Price = Numeric;
/** A volume in the market's smallest unit of position, a whole number; signed where the field says so. */
export type Volume = Numeric;
/** An amount of the governance token in its smallest unit, a whole number. */
export type Stake = Numeric;
/** An amount in quantums of an asset; a quantum is a number of its smallest units. */
export type Quantums = Numeric;
/** A part of a whole: 0.01 is one per cent. */
export type Fraction = Numeric;
/** A number that another one is multiplied by. */
export type Factor = Numeric;
/** A length of time or a moment, in seconds. */
export type Seconds = Numeric;
/** A length of time in years. */
export type Years = Numeric;
/** A score without a unit, larger is better. */
export type Score = Numeric;
/** A whole number of things. */
export type Count = number;
/** A whole number of epochs. */
export type Epochs = number;
/** Decimal places: a volume of 150 with 2 decimal places is 1.5 positions. */
export type Decimals = number;

/** A whole number of the asset's smallest unit, rounded as the network moves it. */
export type WholeAmount = Dec;
/** An amount in the asset's smallest unit before rounding. */
export type ExactAmount = Dec;
/** A price in the asset's smallest unit, rounded to a whole number as the network does. */
export type WholePrice = Dec;
/** A price in the asset's smallest unit before rounding. */
export type ExactPrice = Dec;
/** A whole number of the market's smallest unit of position. */
export type WholeVolume = Dec;
/** A fraction that is not rounded further. */
export type ExactFraction = Dec;
/** A factor that is not rounded further. */
export type ExactFactor = Dec;
/** A score that is not rounded further. */
export type ExactScore = Dec;
/** Governance tokens in their smallest unit before rounding. */
export type ExactStake = Dec;
/** A count that may be large, such as hashes. */
export type ExactCount = Dec;
/** Quantums before rounding. */
export type ExactQuantums = Dec;
