import { example } from '../example.ts';
import { indicativeUncrossing } from '../auction/indicativeUncrossing.ts';
import { show, showAmount, toSmallest } from '../units.ts';

const PRICE = 2;
const book = {
  buys: [
    { price: '104', volume: '20' },
    { price: '102', volume: '30' },
    { price: '99', volume: '40' },
  ],
  sells: [
    { price: '97', volume: '25' },
    { price: '100', volume: '25' },
    { price: '103', volume: '35' },
  ],
};
const scaled = (levels: typeof book.buys): { price: ReturnType<typeof toSmallest>; volume: string }[] =>
  levels.map((level) => ({ price: toSmallest(level.price, PRICE), volume: level.volume }));
const uncrossed = indicativeUncrossing({ buys: scaled(book.buys), sells: scaled(book.sells) });
if (!uncrossed) throw new RangeError("the example's book does not trade");
const result = uncrossed;
const at = (price: string): (typeof result.levels)[number] => {
  const found = result.levels.find((level) => level.price.eq(toSmallest(price, PRICE)));
  if (!found) throw new RangeError(`the example's book has no level at ${price}`);
  return found;
};
const level = (price: string): string => showAmount(at(price).price, PRICE);
const tradable = (price: string): string => show(at(price).tradable);
const buy = (price: string): string => show(at(price).cumulativeBuy);
const sell = (price: string): string => show(at(price).cumulativeSell);

export const uncrossing = example('An auction book, its indicative price and volume.', {
  buy1: [`${show('20')} at ${show('104')}`, 'best buy orders: volume and price'],
  buy2: [`${show('30')} at ${show('102')}`, 'second buy level'],
  buy3: [`${show('40')} at ${show('99')}`, 'third buy level'],
  sell1: [`${show('25')} at ${show('97')}`, 'best sell orders'],
  sell2: [`${show('25')} at ${show('100')}`, 'second sell level'],
  sell3: [`${show('35')} at ${show('103')}`, 'third sell level'],
  level104: [level('104'), 'a price of the book'],
  buyAt104: [buy('104'), 'volume that would buy at 104 or more'],
  sellAt104: [sell('104'), 'volume that would sell at 104 or less'],
  tradableAt104: [tradable('104'), 'volume that would trade at 104'],
  level103: [level('103'), 'a price of the book'],
  buyAt103: [buy('103'), 'volume that would buy at 103 or more'],
  sellAt103: [sell('103'), 'volume that would sell at 103 or less'],
  tradableAt103: [tradable('103'), 'volume that would trade at 103'],
  level102: [level('102'), 'a price of the book'],
  buyAt102: [buy('102'), 'volume that would buy at 102 or more'],
  sellAt102: [sell('102'), 'volume that would sell at 102 or less'],
  tradableAt102: [tradable('102'), 'volume that would trade at 102'],
  level100: [level('100'), 'a price of the book'],
  buyAt100: [buy('100'), 'volume that would buy at 100 or more'],
  sellAt100: [sell('100'), 'volume that would sell at 100 or less'],
  tradableAt100: [tradable('100'), 'volume that would trade at 100'],
  level99: [level('99'), 'a price of the book'],
  buyAt99: [buy('99'), 'volume that would buy at 99 or more'],
  sellAt99: [sell('99'), 'volume that would sell at 99 or less'],
  tradableAt99: [tradable('99'), 'volume that would trade at 99'],
  level97: [level('97'), 'a price of the book'],
  buyAt97: [buy('97'), 'volume that would buy at 97 or more'],
  sellAt97: [sell('97'), 'volume that would sell at 97 or less'],
  tradableAt97: [tradable('97'), 'volume that would trade at 97'],
  volume: [show(result.volume), 'indicative volume: the largest of them'],
  lowest: [showAmount(result.lowest, PRICE), 'lowest price at which it trades'],
  highest: [showAmount(result.highest, PRICE), 'highest price at which it trades'],
  price: [showAmount(result.price, PRICE), 'indicative price: the middle of the two'],
});
