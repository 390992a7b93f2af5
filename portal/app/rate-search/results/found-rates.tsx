import { useState } from 'react';
import type { FoundRate } from '../../../../shared/contract/rate-search.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { useGo } from '../../layout/use-go.ts';
import { currentPath } from '../../routes/base-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { QuoteDialog } from '../quote/quote-dialog.tsx';
import { useRequested } from '../quote/use-requested.ts';
import type { Found } from '../use-found-rates.ts';
import type { Places } from '../use-places.ts';
import { RateCard } from './rate-card.tsx';
import { RatesNotes } from './rates-notes.tsx';
import * as s from './results.css.ts';
import { ORDERS, type Order, sortRates } from './sort-rates.ts';
import { useWords } from './use-words.ts';

interface FoundRatesProps {
  found: Found;
  places: Places;
}

/** The rates below one another, column by column comparable; sorted and limited to a carrier by the address. */
export function FoundRates({ found, places }: FoundRatesProps) {
  const { text } = useWords();
  const { compare } = useFormats();
  const go = useGo();
  const { query } = useAddress();
  const { search, answer } = found;
  const [chosen, setChosen] = useState<FoundRate>();
  const requested = useRequested(search);

  const order: Order = ORDERS.find((one) => one === query.get('sort')) ?? 'price';
  const carriers = [...new Set(answer.rates.map(({ carrier }) => carrier.name))].sort(compare);
  const carrier = carriers.find((name) => name === query.get('carrier')) ?? '';
  const rates = sortRates(answer.rates, order).filter(
    (rate) => carrier === '' || rate.carrier.name === carrier,
  );
  const arrange = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    go(`${currentPath()}?${next}`);
  };
  return (
    <>
      <section aria-label={text('rateSearch.results')}>
        <div className={s.tools}>
          <p role="status" className={s.count}>
            {text('rateSearch.count', { count: rates.length })}
          </p>
          <div className={s.choices}>
            <SelectField
              label={text('rateSearch.carrier')}
              value={carrier}
              options={[
                ['', text('rateSearch.carrier.all')],
                ...carriers.map((name) => [name, name] as const),
              ]}
              onChange={(value) => arrange('carrier', value)}
            />
            <SelectField
              label={text('rateSearch.sort')}
              value={order}
              options={ORDERS.map((one) => [one, text(`rateSearch.sort.${one}`)] as const)}
              onChange={(value) => arrange('sort', value === 'price' ? '' : value)}
            />
          </div>
        </div>
        <RatesNotes answer={answer} />
        <ul className={s.list}>
          {rates.map((rate) => (
            <RateCard
              key={rate.reference}
              rate={rate}
              answer={answer}
              requested={requested.of(rate.reference, rate.requested)}
              onRequest={() => setChosen(rate)}
            />
          ))}
        </ul>
        {answer.hasMore && (
          <p className={s.note}>{text('rateSearch.more', { count: answer.rates.length })}</p>
        )}
      </section>
      {chosen && (
        <QuoteDialog
          search={search}
          rate={chosen}
          earlier={requested.of(chosen.reference, chosen.requested)?.quote}
          places={places}
          onClose={() => setChosen(undefined)}
          onDone={(quote) => {
            requested.add(chosen.reference, quote);
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
}
