import { MOST_MONTHS } from '../../../../shared/contract/reports.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { serverNow } from '../../../../shared/trade/provider-day.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { Select } from '../../modules/list/filter-field.tsx';
import { columnOfMeasure, currenciesIn } from '../figure-columns.ts';
import type { Report } from '../load-report.ts';
import { choosableMonths, type Measure, periodProblem, type ReportQuery, spendIn } from '../report-query.ts';
import { type Comparison, rowsOf } from '../report-rows.ts';
import { monthName } from '../report-words.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

interface FiltersProps {
  mode: Report['mode'];
  query: ReportQuery;
  /** Its lanes and carriers can be chosen. */
  report: Report | undefined;
  isUsual: boolean;
  /** The viewer sees the shipments of several companies. */
  hasCustomers: boolean;
  onChange(change: Partial<ReportQuery>): void;
  onReset(): void;
}

/** Period, customer, carrier, lane, and what the charts compare. */
export function Filters({ mode, query, report, isUsual, hasCustomers, onChange, onReset }: FiltersProps) {
  const text = useText(texts);
  const formats = useFormats();
  const problem = periodProblem(query);
  const message =
    problem === 'reversed'
      ? text('reports.reversed', { to: monthName(query.to, formats) })
      : problem && text('reports.long', { most: MOST_MONTHS });
  const months = choosableMonths(query, serverNow()).map((month) => ({
    value: month,
    label: monthName(month, formats),
  }));
  // An address may name a currency that nothing is charged in.
  const measures = [
    ...new Set<Measure>([
      ...(['shipments', 'volume'] as const),
      ...(report ? currenciesIn(report.answer).map(spendIn) : []),
      query.measure,
    ]),
  ];
  const lane = query.lane ? `${query.lane.origin}-${query.lane.destination}` : '';
  const optionsOf = (by: Comparison, chosen: string) => {
    const rows = report ? rowsOf(report, by, { text, formats }) : [];
    const options = rows.flatMap(({ chosen: { lane: ends, carrier, customer } = {}, name }) => {
      const value = ends ? `${ends.origin}-${ends.destination}` : String(carrier ?? customer ?? '');
      return value ? [{ value, label: name }] : [];
    });
    // An address may name one that isn't there.
    const isThere = !chosen || options.some(({ value }) => value === chosen);
    return [
      { value: '', label: text('list.filter.all') },
      ...options,
      ...(isThere ? [] : [{ value: chosen, label: report ? text('reports.unknown') : '…' }]),
    ];
  };
  return (
    <search className={s.filters} aria-label={text('reports.filters')}>
      <div className={s.filter}>
        <Field label={text('list.filter.from')} error={message}>
          <Select value={query.from} options={months} onValue={(from) => onChange({ from })} />
        </Field>
      </div>
      <div className={s.filter}>
        <Field label={text('list.filter.to')}>
          <Select value={query.to} options={months} onValue={(to) => onChange({ to })} />
        </Field>
      </div>
      {(hasCustomers || query.customer !== null) && (
        <div className={s.filter}>
          <Field label={text('reports.customer')}>
            <Select
              value={String(query.customer ?? '')}
              options={optionsOf('customer', String(query.customer ?? ''))}
              onValue={(value) => onChange({ customer: value ? Number(value) : null })}
            />
          </Field>
        </div>
      )}
      <div className={s.filter}>
        <Field label={text('reports.carrier')}>
          <Select
            value={String(query.carrier ?? '')}
            options={optionsOf('carrier', String(query.carrier ?? ''))}
            onValue={(value) => onChange({ carrier: value ? Number(value) : null })}
          />
        </Field>
      </div>
      <div className={s.filter}>
        <Field label={text('reports.lane')}>
          <Select
            value={lane}
            options={optionsOf('lane', lane)}
            onValue={(value) => {
              const [origin, destination] = value.split('-').map(Number);
              onChange({ lane: origin && destination ? { origin, destination } : null });
            }}
          />
        </Field>
      </div>
      <div className={s.filter}>
        <Field label={text('reports.measure')}>
          <Select
            value={query.measure}
            options={measures.map((measure) => ({
              value: measure,
              label: columnOfMeasure(measure, mode).label(text),
            }))}
            onValue={(measure) => onChange({ measure: measure as Measure })}
          />
        </Field>
      </div>
      {!isUsual && (
        <div className={s.reset}>
          <Button onClick={onReset}>{text('reports.reset')}</Button>
        </div>
      )}
    </search>
  );
}
