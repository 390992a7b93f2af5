import { useEffect, useMemo, useState } from 'react';
import type { RequestQuoteAnswer, SearchMode } from '../../../shared/contract/rate-search.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { providerToday } from '../../../shared/trade/provider-day.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { adminFailure } from '../admin/failure-text.ts';
import { client } from '../client/client.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { OpenedDraft } from '../drafts/use-entry-draft.ts';
import { useKeptEntry } from '../drafts/use-kept-entry.ts';
import { DateField } from '../form/date-field.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useSave } from '../form/use-save.ts';
import { requestQuote } from '../rate-search/api.ts';
import { CargoFields } from '../rate-search/form/cargo-fields.tsx';
import { ModeField } from '../rate-search/form/mode-field.tsx';
import { PlaceField } from '../rate-search/form/place-field.tsx';
import { checkFields, type FieldName } from '../rate-search/query/check-fields.ts';
import { withMode } from '../rate-search/query/fields.ts';
import { refusedFieldOf } from '../rate-search/query/refused-field.ts';
import { GoodsFields } from '../rate-search/quote/goods-fields.tsx';
import { WhoAnswers } from '../rate-search/quote/who-answers.tsx';
import { usePlaces } from '../rate-search/use-places.ts';
import { Card } from '../records/parts/card.tsx';
import { CustomerField } from './customer-field.tsx';
import { firstWordsOf, inputOf, type QuoteEntry } from './entry.ts';
import * as s from './quote-request.css.ts';
import { texts } from './texts/index.ts';

interface QuoteRequestFormProps {
  /** What the form begins with. */
  stored: QuoteEntry;
  /** The person asks for a customer, and says for which one. */
  asksCustomer: boolean;
  draft: OpenedDraft<QuoteEntry>;
  onDone(quote: RequestQuoteAnswer): void;
}

/** From where to where, what and when, and what else there is to say (MOD-10). Entries are kept on the device until they are sent. */
export function QuoteRequestForm({ stored, asksCustomer, draft, onDone }: QuoteRequestFormProps) {
  const text = useText(texts);
  const save = useSave();
  const form = useForm();
  const kept = useKeptEntry({ stored, revision: 0, draft, form });
  const { values, change, isDirty } = kept.entry;
  const places = usePlaces(values.mode === 'Air');
  const [refusedFor, setRefusedFor] = useState<QuoteEntry>();
  const checked = useMemo(() => checkFields(values), [values]);
  const problems = 'problems' in checked ? checked.problems : {};
  const isPast = !problems.day && values.day < providerToday();
  const lacksCustomer = asksCustomer && !values.customer;
  const refused =
    'error' in save.state && refusedFor === values ? refusedFieldOf(save.state.error) : undefined;

  // It takes the place of one that was thrown away, with the button for it.
  const takesFocus = draft.round > 0;
  useEffect(() => {
    if (takesFocus) form.ref.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, [takesFocus, form.ref]);

  const problemOf = (field: FieldName) => {
    if (problems[field]) return texts(problems[field]);
    return field === 'day' && isPast ? texts('quoteRequest.past') : undefined;
  };
  const errorOf = (field: FieldName): string | undefined => {
    const problem = problemOf(field);
    if (problem) return form.isChecked ? text(problem) : undefined;
    return refused?.field === field ? text(refused.text) : undefined;
  };
  const shownAt = (field: FieldName) => ({
    problems: [problemOf(field) ?? []].flat(),
    error: errorOf(field),
  });
  const submit = async () => {
    if (!form.isValid() || !('search' in checked) || isPast || lacksCustomer) return;
    const input = inputOf(values, checked.search, asksCustomer);
    let made: RequestQuoteAnswer | undefined;
    const step = await save.run({
      parts: () => [input],
      async send(part, given) {
        made = await requestQuote(client, part, kept.keyFor(part, given));
      },
    });
    setRefusedFor(values);
    if (step !== 'saved' || !made) return;
    kept.end();
    onDone(made);
  };
  const changeMode = (mode: SearchMode) => {
    if (save.isBusy) return;
    // It asks for other things, which nobody has left out yet.
    form.startOver();
    change(withMode(values, mode));
  };
  const place = values.mode === 'Air' ? 'airport' : 'port';
  return (
    <Form
      of={form}
      isBusy={save.isBusy}
      progress={text('quoteRequest.sending')}
      className={s.form}
      onSubmit={() => void submit()}
    >
      <DraftNotice isShown={isDirty} draft={draft} wordsOf={firstWordsOf} />
      {'error' in save.state && !refused && (
        <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>
      )}
      {places.hasFailed && (
        <Banner kind="error" onRetry={places.retry}>
          {text('rateSearch.places.failed')}
        </Banner>
      )}
      <Card title={text('quoteRequest.freight')}>
        <div className={s.part}>
          {asksCustomer && (
            <CustomerField value={values.customer} onChange={(customer) => change({ customer })} />
          )}
          <ModeField value={values.mode} onChange={changeMode} />
          <div className={s.pair}>
            {(['origin', 'destination'] as const).map((end) => (
              <PlaceField
                key={`${end} ${place}`}
                label={text(`rateSearch.${end}.${place}`)}
                placeholder={text(`rateSearch.place.${place}`)}
                places={places}
                value={values[end]}
                error={errorOf(end)}
                onChange={(id) => save.isBusy || change({ [end]: id })}
              />
            ))}
          </div>
          <div className={s.day}>
            <DateField
              label={text('rateSearch.day')}
              required
              value={values.day}
              onText={(day) => change({ day })}
              {...shownAt('day')}
            />
          </div>
          <CargoFields
            entry={values}
            optional={text('rateSearch.volume.optional')}
            className={s.pair}
            shownAt={shownAt}
            onChange={change}
          />
        </div>
      </Card>
      <Card title={text('quoteRequest.goods')}>
        <div className={s.part}>
          <GoodsFields goods={values} onChange={change} />
        </div>
      </Card>
      {!lacksCustomer && (
        <WhoAnswers
          customerId={asksCustomer ? (values.customer?.id ?? null) : null}
          rate={null}
          className={s.note}
        />
      )}
      <div className={s.buttons}>
        <p className={s.note}>{text(draft.isKept ? 'draft.kept' : 'draft.notKept')}</p>
        <Button type="submit" variant="primary" busy={save.isBusy}>
          {text('rateSearch.request')}
        </Button>
      </div>
    </Form>
  );
}
