import { dec, type Dec } from '../decimal.ts';
import { example } from '../example.ts';
import { fundingCashFlow } from '../perpetual/fundingCashFlow.ts';
import { fundingMargin } from '../perpetual/fundingMargin.ts';
import { fundingPayment } from '../perpetual/fundingPayment.ts';
import { timeWeightedAverage } from '../perpetual/timeWeightedAverage.ts';
import { show, showAmount, showPercent, toSmallest } from '../units.ts';

const ASSET = 4;
const POSITION = 2;
const HOUR = 3600;
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, ASSET);

/** Hours since the start of the funding period, and prices. */
const mark = [
  { hour: 0, price: '2000' },
  { hour: 3, price: '2012' },
  { hour: 6, price: '2004' },
];
const spot = [
  { hour: 0, price: '1998' },
  { hour: 4, price: '2003' },
];
const hours = 8;
const average = (points: typeof mark): Dec =>
  timeWeightedAverage({
    points: points.map((point) => ({ time: point.hour * HOUR, price: toSmallest(point.price, ASSET) })),
    start: 0,
    end: hours * HOUR,
  }) ?? dec(0);
const internal = average(mark);
const external = average(spot);

export const averages = example('Time-weighted averages of a funding period of eight hours.', {
  hours: [show(hours), 'length of the period in hours'],
  mark1: [show(mark[0]?.price ?? 0), 'mark price from the start'],
  mark2: [show(mark[1]?.price ?? 0), 'mark price from the third hour'],
  mark3: [show(mark[2]?.price ?? 0), 'mark price from the sixth hour'],
  spot1: [show(spot[0]?.price ?? 0), "data source's price from the start"],
  spot2: [show(spot[1]?.price ?? 0), "data source's price from the fourth hour"],
  internal: [amount(internal), 'internal average: of the mark price'],
  external: [amount(external), "external average: of the data source's price"],
});

const terms = { interestRate: '0.1095', clampLowerBound: '-0.0005', clampUpperBound: '0.0005' };
const plain = fundingPayment({
  internalTwap: internal,
  externalTwap: external,
  interestRate: 0,
  clampLowerBound: 0,
  clampUpperBound: 0,
  elapsed: hours * HOUR,
});
const clamped = fundingPayment({ internalTwap: internal, externalTwap: external, ...terms, elapsed: hours * HOUR });
const longVolume = '2.5';
const positionDecimals = POSITION;
const pays = fundingCashFlow({
  payment: clamped.payment,
  openVolume: toSmallest(longVolume, POSITION),
  positionDecimals,
});

export const payment = example('The funding payment at the end of that period.', {
  difference: [amount(plain.payment), 'internal minus external average: the payment without an interest rate'],
  rateWithoutInterest: [showPercent(plain.rate, 6), 'funding rate without an interest rate'],
  interestRate: [showPercent(terms.interestRate), 'yearly interest rate'],
  lowerBound: [showPercent(terms.clampLowerBound), 'lower clamp bound, of the external average'],
  upperBound: [showPercent(terms.clampUpperBound), 'upper clamp bound'],
  interestUnclamped: [
    amount(
      dec(1)
        .plus(
          dec(terms.interestRate)
            .times(hours * HOUR)
            .div(365 * 24 * HOUR),
        )
        .times(external)
        .minus(internal)
        .trunc(),
    ),
    'interest term before clamping',
  ],
  interest: [amount(clamped.interest), 'interest term after clamping'],
  payment: [amount(clamped.payment), 'funding payment of one unit long'],
  rate: [showPercent(clamped.rate, 6), 'funding rate'],
  volume: [show(longVolume), 'open volume of a party, long'],
  cashFlow: [amount(pays), 'what moves into its margin account: negative, it pays'],
  shortCashFlow: [amount(pays.neg()), 'what a short position of the same size receives'],
});

const factor = '0.9';

export const margin = example('Extra margin for the coming funding payment.', {
  factor: [factor, 'margin funding factor of the market'],
  perUnit: [amount(fundingMargin({ payment: clamped.payment, marginFundingFactor: factor })), 'added per unit long'],
  volume: [show(longVolume), 'open volume, long'],
  increase: [
    amount(fundingMargin({ payment: clamped.payment, marginFundingFactor: factor }).times(longVolume)),
    'added to the maintenance margin',
  ],
});
