import type { SearchRatesAnswer } from '../../../../shared/contract/rate-search.ts';
import * as s from './results.css.ts';
import { useWords } from './use-words.ts';

/** What holds for all rates of an answer: whose prices they are, what is charged for, and how it was converted. */
export function RatesNotes({ answer }: { answer: SearchRatesAnswer }) {
  const { text, number, exchangeRate, day } = useWords();
  const { view, chargeable, markUps, exchangeRates } = answer;
  const notes: string[] = [];
  if (view === 'own') notes.push(text('rateSearch.view.own'));
  if (view === 'both' && markUps) notes.push(text('rateSearch.view.both', markUps));
  if (chargeable) {
    const values = { quantity: number(chargeable.quantity), volume: number(chargeable.volumeWeight ?? '0') };
    const { unit, isByOther } = chargeable;
    if (unit === 'KG') notes.push(text(`rateSearch.chargeable.${isByOther ? 'volume' : 'weight'}`, values));
    else notes.push(text(`rateSearch.chargeable.${isByOther ? 'tonnes' : 'cbm'}`, values));
  }
  if (exchangeRates.length > 0) {
    const rates = exchangeRates.map((rate) =>
      text('rateSearch.exchangeOne', {
        ...{ currency: rate.currency, rate: exchangeRate(rate.usdRate), day: day(rate.day) },
      }),
    );
    notes.push(text('rateSearch.exchange', { rates: rates.join(', ') }));
  }
  if (notes.length === 0) return null;
  return (
    <div className={s.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
