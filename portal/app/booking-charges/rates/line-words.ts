import type { QuoteRateLine } from '../../../../shared/contract/quote-rates.ts';
import type { RateWords } from './use-rate-words.ts';

/** What a line multiplies by what (D-158): `2 × 40HC at USD 2,100.00`, `420 kg at USD 3.20, minimum USD 90.00`. */
export function lineWords(words: RateWords, line: QuoteRateLine): string {
  const least = line.minimum !== null && minimumWords(words, line.minimum, line.currency);
  return [multipliedWords(words, line), least].filter(Boolean).join(', ');
}

function multipliedWords(words: RateWords, { measure, quantity, unitCost, currency }: QuoteRateLine): string {
  const { text, number, money } = words;
  const price = money(unitCost, currency);
  switch (measure) {
    case 'once':
      return price;
    case 'minimum':
      return minimumWords(words, unitCost, currency);
    case 'KG':
      return text('rateSearch.kilograms', { weight: number(quantity), price });
    case 'W/M':
      return text('rateSearch.tons', { tons: number(quantity), price });
    case 'container':
      return text('quoteRates.containers', { count: Number(quantity), price });
    default:
      return text('rateSearch.boxes', { count: number(quantity), type: measure, price });
  }
}

const minimumWords = ({ text, money }: RateWords, price: string, currency: string): string =>
  text('quoteRates.least', { price: money(price, currency) });

/** What a line is for, as its rate calls it. */
export const nameOfLine = ({ text }: RateWords, { name }: QuoteRateLine): string =>
  name || text('rateSearch.freight');
