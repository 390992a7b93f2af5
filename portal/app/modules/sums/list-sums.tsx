import { useId, useRef, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import type { ListPhase } from '../../../../shared/list/list-state.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { moneyText } from '../../../lists/cell/cell-text.ts';
import type { ModuleDefinition, Money } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import * as s from './list-sums.css.ts';
import { useIsCut } from './use-is-cut.ts';
import { useSums } from './use-sums.ts';

interface ListSumsProps {
  client: Client;
  definition: ModuleDefinition;
  query: ListQuery;
  /** Of the list's own loading. */
  phase: ListPhase;
}

/**
 * MOD-09: what all invoices of the list come to as it is filtered, loaded or not, and what of it is open, by currency. Of a
 * list without invoices it shows nothing; one that can't be loaded has a retry that is for both.
 */
export function ListSums({ client, definition, query, phase }: ListSumsProps) {
  const text = useText(texts);
  const { answer, isLoading, retry } = useSums(client, definition, { query, phase });
  const id = useId();
  const list = useRef<HTMLDListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isCut = useIsCut(list, isWhole);
  if (phase.step === 'empty' || phase.step === 'failed') return null;
  if (answer.name === 'none') return <div className={s.sums} aria-busy="true" />;
  const currencies = answer.name === 'loaded' ? answer.sums.currencies : undefined;
  if (currencies?.length === 0 && !isLoading) return null;
  return (
    <section className={s.sums} aria-labelledby={id} aria-busy={isLoading} tabIndex={-1}>
      <div className={s.head}>
        <h2 id={id} className={s.title}>
          {text('list.sums.title')}
        </h2>
        <span className={s.button}>
          {!currencies && (
            <Button ref={focusBack} size="sm" busy={isLoading} onClick={retry}>
              {text('common.tryAgain')}
            </Button>
          )}
          {currencies && isCut && (
            <Button size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {text(isWhole ? 'list.sums.fewer' : 'list.sums.all')}
            </Button>
          )}
        </span>
      </div>
      {currencies ? (
        <dl ref={list} className={s.list} data-open={isWhole || undefined}>
          <Sum name={text('list.sums.billed')} of={currencies.map((of) => money(of, of.amount))} />
          <Sum
            name={text('list.col.open')}
            of={currencies.map((of) => money(of, of.owed)).filter(({ amount }) => amount > 0)}
          />
        </dl>
      ) : (
        <p role="alert">{text('list.sums.failed')}</p>
      )}
    </section>
  );
}

const money = ({ currency }: { currency: string }, amount: string): Money => ({
  currency,
  amount: Number(amount),
});

/** For `ref`: the button goes with the failure, and must not take the focus along. */
const focusBack = (button: HTMLElement | null) => () => {
  if (document.activeElement === button) button?.closest('section')?.focus({ preventScroll: true });
};

function Sum({ name, of: amounts }: { name: string; of: readonly Money[] }) {
  const formats = useFormats();
  return (
    <>
      <dt className={s.title}>{name}</dt>
      <dd className={s.amounts}>
        {amounts.map((one) => (
          <span key={one.currency} className={s.amount}>
            {moneyText(one, formats)}
          </span>
        ))}
        {amounts.length === 0 && '–'}
      </dd>
    </>
  );
}
