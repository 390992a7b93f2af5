import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';

import { DateField } from '../../form/date-field.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { checkFields, type FieldName } from '../query/check-fields.ts';
import { type Fields, withMode } from '../query/fields.ts';
import { texts } from '../texts/index.ts';
import { usePlaces } from '../use-places.ts';
import { CargoFields } from './cargo-fields.tsx';
import { ModeField } from './mode-field.tsx';
import { PlaceField } from './place-field.tsx';
import * as s from './rate-search-form.css.ts';

interface RateSearchFormProps {
  /** What stands in the fields. */
  fields: Fields;
  /** What they began with: the search of the address. */
  start: Fields;
  /** They came with an address that can't be searched, and show what is wrong at once. */
  isChecked: boolean;
  isBusy: boolean;
  /** What the server refused of the last search. */
  refused: { field: FieldName; text: Text } | undefined;
  onChange(fields: Fields): void;
  onSearch(fields: Fields): void;
}

/** What is to be shipped, from where, to where and when. Wrong entries are told at their fields, and nothing is searched. */
export function RateSearchForm(props: RateSearchFormProps) {
  const { fields, start, isChecked, isBusy, refused, onChange, onSearch } = props;
  const text = useText(texts);
  const form = useForm();
  const { mode } = fields;
  const places = usePlaces(mode === 'Air');
  const checked = checkFields(fields);
  const problems = 'problems' in checked ? checked.problems : {};

  const change = (more: Partial<Fields>) => onChange({ ...fields, ...more });
  const errorOf = (field: FieldName): string | undefined => {
    const problem = problems[field];
    if (problem && (form.isChecked || isChecked)) return text(problem);
    return refused?.field === field && fields === start ? text(refused.text) : undefined;
  };
  const problemOf = (field: FieldName) => ({
    problems: problems[field] ? [texts(problems[field])] : [],
    error: errorOf(field),
  });
  const submit = () => {
    if (form.isValid()) onSearch(fields);
  };
  const place = mode === 'Air' ? 'airport' : 'port';
  return (
    <section className={s.card} aria-label={text('rateSearch.form')}>
      {places.hasFailed && (
        <Banner kind="error" onRetry={places.retry}>
          {text('rateSearch.places.failed')}
        </Banner>
      )}
      <Form of={form} isBusy={false} onSubmit={submit} className={s.form}>
        <ModeField
          value={mode}
          onChange={(next) => {
            // It asks for other things, which nobody has left out yet.
            form.startOver();
            onChange(withMode(fields, next));
          }}
        />
        <div className={s.fields}>
          {(['origin', 'destination'] as const).map((end) => (
            <PlaceField
              // What was typed for a port is no airport.
              key={`${end} ${place}`}
              label={text(`rateSearch.${end}.${place}`)}
              placeholder={text(`rateSearch.place.${place}`)}
              places={places}
              value={fields[end]}
              error={errorOf(end)}
              onChange={(id) => change({ [end]: id })}
            />
          ))}
          <DateField
            label={text('rateSearch.day')}
            required
            value={fields.day}
            onText={(day) => change({ day })}
            {...problemOf('day')}
          />
        </div>
        <div className={s.cargo}>
          <CargoFields
            entry={fields}
            optional={text('rateSearch.volume.optional')}
            className={s.measures}
            shownAt={problemOf}
            onChange={change}
          />
          <div className={s.submit}>
            <Button type="submit" variant="primary" busy={isBusy}>
              {text('rateSearch.search')}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
