import { useMemo } from 'react';
import { useLocale } from '../../../shared/i18n/use-text.ts';

/** Weights, prices per kilogram and totals in the user's language. They are formatted as texts, exact however long. */
export function useWeights() {
  const locale = useLocale();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
    const unit = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'kilogram',
      maximumFractionDigits: 4,
    });
    return {
      /** With its unit. */
      weight: (value: string) => unit.format(value as `${number}`),
      kilograms: (value: string) => plain.format(value as `${number}`),
      amount: (value: string) => money.format(value as `${number}`),
    };
  }, [locale]);
}
