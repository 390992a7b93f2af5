import { useRef, useState } from 'react';
import type { FoundRate, RequestedQuote, SearchRates } from '../../../../shared/contract/rate-search.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { client } from '../../client/client.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useSave } from '../../form/use-save.ts';
import { type Fact, Facts } from '../../records/parts/facts.tsx';
import { requestQuote } from '../api.ts';
import { useWords } from '../results/use-words.ts';
import type { Places } from '../use-places.ts';
import { GoodsFields, goodsInput, NO_GOODS } from './goods-fields.tsx';
import * as s from './quote-dialog.css.ts';
import { isWaiting } from './use-requested.ts';
import { WhoAnswers } from './who-answers.tsx';

/** Nobody else changes a quote that there isn't yet. */
const ignore = () => {};

interface QuoteDialogProps {
  search: SearchRates;
  /** The one that was chosen; null: none was found. */
  rate: FoundRate | null;
  /** The quote that was requested of it before. */
  earlier: RequestedQuote | undefined;
  places: Places;
  onClose(): void;
  onDone(quote: RequestedQuote): void;
}

/**
 * Asks whether a quote is to be requested, since somebody else then has work with it, and warns of one that was requested for the
 * same before (MOD-10, MOD-12).
 */
export function QuoteDialog({ search, rate, earlier, places, onClose, onDone }: QuoteDialogProps) {
  const { text, cargo, day, money, transit } = useWords();
  const save = useSave();
  const [goods, setGoods] = useState(NO_GOODS);
  const made = useRef<RequestedQuote>(undefined);

  const run = () =>
    save.run({
      parts: () => [{ ...search, rate: rate?.reference ?? null, ...goodsInput(goods) }],
      async send(part, key) {
        const quote = await requestQuote(client, part, key);
        const requestedAt = new Date().toISOString();
        made.current = { ...quote, status: 'Requested', requestedAt, isSameCargo: true };
      },
    });

  const isAgain = earlier !== undefined && isWaiting(earlier);
  const placeOf = (id: number) => places.options.find((option) => option.id === id)?.label ?? String(id);
  const facts: Fact[] = [
    {
      name: text('rateSearch.quote.route'),
      value: `${placeOf(search.origin)} – ${placeOf(search.destination)}`,
    },
    { name: text('rateSearch.day'), value: day(search.day) },
    { name: text('rateSearch.quote.cargo'), value: cargo(search) },
    { name: text('rateSearch.carrier'), value: rate?.carrier.name },
    { name: text('rateSearch.transit'), value: rate?.transit && transit(rate.transit) },
    { name: text('rateSearch.total'), value: rate?.price.usd && money(rate.price.usd, 'USD') },
  ];
  return (
    <FormDialog
      title={text('rateSearch.quote.title')}
      save={save}
      isDirty={goods !== NO_GOODS}
      confirm={{ label: text(isAgain ? 'rateSearch.requestAgain' : 'rateSearch.request'), run }}
      onClose={onClose}
      onDone={() => made.current && onDone(made.current)}
      onStale={ignore}
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      {isAgain && (
        <Banner kind="warning">
          {text('rateSearch.quote.again', {
            day: day(earlier.requestedAt),
            reference: earlier.reference,
          })}
        </Banner>
      )}
      <Facts facts={facts} />
      {!rate && <p className={s.words}>{text('rateSearch.quote.noRate')}</p>}
      <div className={s.fields}>
        <GoodsFields goods={goods} onChange={(part) => setGoods({ ...goods, ...part })} />
      </div>
      <WhoAnswers customerId={null} rate={rate?.reference ?? null} className={s.words} />
    </FormDialog>
  );
}
