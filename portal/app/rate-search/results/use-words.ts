import type { SearchRates } from '../../../../shared/contract/rate-search.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { moneyText } from '../../../lists/cell/cell-text.ts';
import { texts } from '../texts/index.ts';

/** The most decimals that a weight, a volume or a price of a kilogram has. */
const MOST_DECIMALS = 4;
/** Of an exchange rate, which may be far below one. */
const RATE_DIGITS = 6;

/** How the values of rates are written in the language of the page. */
export function useWords() {
  const text = useText(texts);
  const formats = useFormats();
  const number = (value: string) => formats.number(Number(value), { maximumFractionDigits: MOST_DECIMALS });
  const exchangeRate = (value: string) =>
    formats.number(Number(value), { maximumSignificantDigits: RATE_DIGITS });
  /** A day whose parts stay in one line. */
  const day = (value: string) => formats.date(value).replaceAll(' ', '\u00a0');
  const money = (amount: string, currency: string) =>
    moneyText({ amount: Number(amount), currency }, formats).replaceAll(' ', '\u00a0');
  return {
    text,
    number,
    exchangeRate,
    day,
    money,
    transit: (days: { min: number; max: number } | null): string => {
      if (!days) return text('rateSearch.transit.unknown');
      return days.min === days.max
        ? text('rateSearch.days', { count: days.min })
        : text('rateSearch.daysRange', { min: number(String(days.min)), max: number(String(days.max)) });
    },
    cargo: (search: SearchRates): string => {
      if (search.mode === 'FCL') {
        const counted = RATE_CONTAINERS.flatMap((type) => {
          const count = search.containers[type] ?? 0;
          return count > 0 ? `${number(String(count))} × ${type}` : [];
        });
        return counted.join(', ');
      }
      const volume = search.volumeCbm === '' ? [] : `${number(search.volumeCbm)} CBM`;
      return [`${number(search.weightKg)} kg`, volume].flat().join(', ');
    },
  };
}

export type Words = ReturnType<typeof useWords>;
