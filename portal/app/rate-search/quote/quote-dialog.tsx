import type { FoundRate, SearchRates } from '../../../../shared/contract/rate-search.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { client } from '../../client/client.ts';
import { useSave } from '../../form/use-save.ts';
import { type Fact, Facts } from '../../records/parts/facts.tsx';
import { requestQuote } from '../api.ts';
import { useWords } from '../results/use-words.ts';
import type { Places } from '../use-places.ts';
import type { Quote } from './quote.ts';
import * as s from './quote-dialog.css.ts';

interface QuoteDialogProps {
  search: SearchRates;
  /** The one that was chosen; null: none was found. */
  rate: FoundRate | null;
  places: Places;
  onClose(): void;
  onDone(quote: Quote): void;
}

/** Asks whether a quote is to be requested, since somebody else then has work with it (MOD-10, MOD-12). */
export function QuoteDialog({ search, rate, places, onClose, onDone }: QuoteDialogProps) {
  const { text, cargo, day, money, transit } = useWords();
  const save = useSave();
  const close = () => save.isBusy || onClose();

  const request = async () => {
    let quote: Quote | undefined;
    const step = await save.run({
      parts: () => [{ ...search, rate: rate?.reference ?? null }],
      async send(part, key) {
        quote = await requestQuote(client, part, key);
      },
    });
    if (step === 'saved' && quote) onDone(quote);
  };

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
    <Dialog
      title={text('rateSearch.quote.title')}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button variant="primary" busy={save.isBusy} onClick={request}>
            {text('rateSearch.request')}
          </Button>
        </>
      }
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      <Facts facts={facts} />
      {!rate && <p className={s.words}>{text('rateSearch.quote.noRate')}</p>}
      <p className={s.words}>{text('rateSearch.quote.explanation')}</p>
    </Dialog>
  );
}
