import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import { moneyFormat } from '../../../shared/trade/money-format.ts';

const made = new Map<string, ReturnType<typeof amountsIn>>();

/** Amounts, rates and days in the user's language. Made once a language: each line has some. */
export function useAmounts() {
  const locale = useAtomValue(localeAtom);
  const amounts = made.get(locale) ?? amountsIn(locale);
  made.set(locale, amounts);
  return amounts;
}

function amountsIn(locale: string) {
  const plain = new Intl.NumberFormat(locale, moneyFormat(null));
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 });
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const momentFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const when = (format: Intl.DateTimeFormat, value: string | number) => {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? String(value) : format.format(date);
  };
  return {
    /** Exact, however long: the text itself is formatted, with all decimals of its currency. */
    amount: (text: string) => plain.format(text as `${number}`),
    /** The same with the code of its currency, where the language has it. */
    money: (text: string, currency: string) =>
      new Intl.NumberFormat(locale, moneyFormat(currency)).format(text as `${number}`),
    rate: (text: string) => number.format(text as `${number}`),
    /** Of YYYY-MM-DD, whatever the time zone. */
    day: (text: string) => when(dayFormat, text),
    moment: (value: string | number) => when(momentFormat, value),
  };
}
