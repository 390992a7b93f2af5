import { AIR_RATE_CURRENCY } from '../../../shared/trade/air-rate-currency.ts';
import { moneyFormat } from '../../../shared/trade/money-format.ts';
import { canonicalLevel, joinedLevels, MINIMUM } from '../../../shared/trade/weight-levels.ts';
import { shortLevel } from '../../lists/cell/short-level.ts';
import type { Language } from '../../lists/definition.ts';
import type { WholeSubmission } from '../../lists/definitions/rates.ts';
import { transitOf } from '../../lists/definitions/transit.ts';

/** The heading names the currency, so that the numbers stand below each other. */
const PRICE = moneyFormat(null);

type Rate = WholeSubmission['airFreightRates'][number];

/** A column of the submitted rates: one price, or what else was submitted of each lane. */
export interface SubmittedColumn {
  id: string;
  label: string;
  isNumber?: true;
  isRemark?: true;
  /** Empty where a lane has none. */
  value(rate: Rate): string;
}

/** What was submitted of the rates, a column for each level, so that they can be compared; what no rate has is left out. */
export function submittedColumns(rates: readonly Rate[], { text, formats }: Language): SubmittedColumn[] {
  const levels = joinedLevels(rates.flatMap(({ rateLevels }) => rateLevels.map(({ level }) => level)));
  const columns: SubmittedColumn[] = [
    { id: 'lane', label: text('list.col.lane'), value: ({ from, to }) => `${from} – ${to}` },
    { id: 'airline', label: text('list.col.airline'), value: ({ airline }) => airline },
    ...levels.map(
      (level): SubmittedColumn => ({
        id: `level ${level}`,
        label: `${level === MINIMUM ? text('list.col.minimum') : shortLevel(level)} ${AIR_RATE_CURRENCY}`,
        isNumber: true,
        value({ rateLevels }) {
          const price = rateLevels.find((one) => canonicalLevel(one.level) === level);
          return price ? formats.number(price.value, PRICE) : '';
        },
      }),
    ),
    {
      id: 'transit',
      label: text('list.col.transit'),
      value(rate) {
        const transit = transitOf(rate) ?? '';
        return typeof transit === 'string' ? transit : text(transit);
      },
    },
    {
      id: 'capacity',
      label: text('list.col.maxCapacity'),
      isNumber: true,
      value: ({ maxCapacity }) => (maxCapacity ? `${formats.number(maxCapacity)} kg` : ''),
    },
    { id: 'routing', label: text('list.col.routing'), value: ({ routingText }) => routingText ?? '' },
    {
      id: 'from',
      label: text('list.col.validFrom'),
      value: ({ validityFrom }) => formats.date(validityFrom),
    },
    { id: 'to', label: text('list.col.validTo'), value: ({ validityTo }) => formats.date(validityTo) },
    {
      id: 'comment',
      label: text('list.col.comment'),
      isRemark: true,
      value: ({ comment }) => comment ?? '',
    },
  ];
  return columns.filter(({ value }) => rates.some((rate) => value(rate) !== ''));
}
