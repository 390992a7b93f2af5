import * as v from 'valibot';
import { AIR_RATE_CURRENCY } from '../../../shared/trade/air-rate-currency.ts';
import { MINIMUM } from '../../../shared/trade/weight-levels.ts';
import { listText, moneyText } from '../cell/cell-text.ts';
import { shortLevel } from '../cell/short-level.ts';
import {
  type Column,
  defineModule,
  type Filter,
  type Language,
  type ModuleDefinition,
  type Money,
  type NamedPrice,
  type Viewer,
  type Where,
} from '../definition.ts';
import { type TextId, texts } from '../texts/index.ts';
import { Amount, createdAt, endsIn, Named, nameOf, Text } from './common.ts';
import { transitOf } from './transit.ts';

const Level = v.object({ id: v.number(), level: v.string(), value: v.number() });
const Rate = v.object({
  id: v.number(),
  from: v.string(),
  to: v.string(),
  airline: v.string(),
  minTransitTime: Amount,
  maxTransitTime: Amount,
  transitTimeText: Text,
  validityFrom: Text,
  validityTo: Text,
  routingText: Text,
  comment: Text,
  rateLevels: v.array(Level),
  submission: v.nullish(v.object({ id: v.number(), createdAt: Text })),
});
type Rate = v.InferOutput<typeof Rate>;

type Prices = Pick<Rate, 'rateLevels'>;

/** The flat amount that the freight never falls below. */
function minimumOf({ rateLevels }: Prices): Money | undefined {
  const minimum = rateLevels.find(({ level }) => level === MINIMUM);
  return minimum && { amount: minimum.value, currency: AIR_RATE_CURRENCY };
}

/** The prices of a kilogram. */
const kilogramPrices = ({ rateLevels }: Prices): NamedPrice[] =>
  rateLevels
    .filter(({ level }) => level !== MINIMUM)
    .map(({ level, value }) => ({ name: shortLevel(level), amount: value, currency: AIR_RATE_CURRENCY }));

const columns: readonly Column<Rate>[] = [
  { id: 'lane', label: 'list.col.lane', value: (row) => `${row.from} – ${row.to}`, sort: 'from' },
  { id: 'airline', label: 'list.col.airline', value: (row) => row.airline, sort: 'airline', wraps: true },
  { id: 'minimum', label: 'list.col.minimum', kind: 'money', value: minimumOf },
  { id: 'levels', label: 'list.col.levels', kind: 'prices', value: kilogramPrices },
  { id: 'transit', label: 'list.col.transit', value: transitOf, sort: 'minTransitTime', wraps: true },
  { id: 'routing', label: 'list.col.routing', value: (row) => row.routingText, minor: true, wraps: true },
  {
    id: 'validityFrom',
    label: 'list.col.validFrom',
    kind: 'date',
    value: (row) => row.validityFrom,
    sort: 'validityFrom',
    minor: true,
    wraps: true,
  },
  {
    id: 'validityTo',
    label: 'list.col.validTo',
    kind: 'date',
    value: (row) => row.validityTo,
    sort: 'validityTo',
    wraps: true,
  },
  { id: 'comment', label: 'list.col.comment', value: (row) => row.comment, inDetail: true },
];

const search = (text: string): Where => ({
  _or: ['from', 'to', 'airline'].map((field) => ({ [field]: { matches: text } })),
});

const textFilter = (id: string, label: Filter['label'], field: string): Filter => ({
  id,
  label,
  kind: 'text',
  where: (text) => ({ [field]: { matches: text } }),
});

/** Rates valid on the day; a rate without an end stays valid. */
const validOn = (day: string): Where => ({
  validityFrom: { lteq: day },
  _or: [{ validityTo: { gteq: day } }, { validityTo: { eq: null } }],
});

/** Valid on the day, and after the last one no longer. */
export const expiringRates = (day: string, to: string): Where => ({
  ...validOn(day),
  validityTo: { lteq: to },
});

/** The day as a user's clock has it now. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** Importers submit no rates, and see none of others (D-15): the hint says where theirs are. */
const agentsAlone =
  (text: TextId) =>
  ({ role, companyId }: Viewer) =>
    role || companyId === undefined
      ? undefined
      : { text, link: { text: texts('menu.rateSheet'), href: '/rate-sheet' } };

/** MOD-12 */
export const rateSearch: ModuleDefinition = defineModule({
  id: 'rate-search',
  title: 'menu.rateSearch',
  model: 'AirFreightRate',
  row: Rate,
  columns,
  search,
  searchHint: 'list.searchIn.rates',
  emptyHint: agentsAlone('list.none.rates'),
  filters: [
    textFilter('origin', 'list.col.origin', 'from'),
    textFilter('destination', 'list.col.destination', 'to'),
    textFilter('airline', 'list.col.airline', 'airline'),
    { id: 'day', label: 'list.filter.validOn', kind: 'date', where: validOn, initial: today },
    ...endsIn('validityTo').slice(1),
  ],
  sort: { field: 'validityFrom', order: 'DESC' },
});

/** MOD-18, its second part: the rates that were valid at some time of the period. */
export const airRatesReport: ModuleDefinition = defineModule({
  id: 'report-rates',
  title: 'list.view.rates',
  model: 'AirFreightRate',
  row: Rate,
  columns,
  search,
  searchHint: 'list.searchIn.rates',
  emptyHint: agentsAlone('list.none.rates'),
  filters: [
    {
      id: 'from',
      label: 'list.filter.from',
      kind: 'date',
      until: 'to',
      where: (day) => ({ _or: [{ validityTo: { gteq: day } }, { validityTo: { eq: null } }] }),
    },
    {
      id: 'to',
      label: 'list.filter.to',
      kind: 'date',
      where: (day) => ({ validityFrom: { lteq: day } }),
    },
  ],
  sort: { field: 'validityFrom', order: 'DESC' },
});

const Submission = v.object({
  id: v.number(),
  createdAt: Text,
  submissionNotes: Text,
  entity: Named,
  airFreightRates: v.array(v.object({ id: v.number() })),
});
const SubmittedRate = v.object({ ...v.omit(Rate, ['submission']).entries, maxCapacity: Amount });
const WholeSubmission = v.object({ ...Submission.entries, airFreightRates: v.array(SubmittedRate) });

/** A lane with all that was submitted of it, in one line, since that is what an agent looks up here. */
function submittedRate(rate: v.InferOutput<typeof SubmittedRate>, { text, formats }: Language): string {
  const { from, to, airline, maxCapacity, validityFrom, validityTo } = rate;
  const minimum = minimumOf(rate);
  const transit = transitOf(rate);
  const days = [validityFrom, validityTo].map(formats.date).filter(Boolean);
  return [
    `${from} – ${to}, ${airline}`,
    minimum && `${text('list.col.minimum')} ${moneyText(minimum, formats)}`,
    listText(kilogramPrices(rate), formats),
    maxCapacity && `max. ${formats.number(maxCapacity)} kg`,
    transit && (typeof transit === 'string' ? transit : text(transit)),
    rate.routingText,
    days.join(' – '),
    rate.comment,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** MOD-15 */
export const rateSubmissions: ModuleDefinition = defineModule({
  id: 'air-rate',
  title: 'list.earlierSubmissions',
  pageRecord: 'record_id',
  model: 'RateSubmission',
  row: Submission,
  columns: [
    { id: 'id', label: 'list.col.submission', value: (row) => String(row.id), sort: 'id' },
    {
      id: 'entity',
      label: 'list.col.agent',
      value: (row) => nameOf(row.entity),
      sort: 'entity.companyName',
    },
    {
      id: 'rates',
      label: 'list.col.rateCount',
      kind: 'number',
      value: (row) => row.airFreightRates.length,
    },
    { id: 'notes', label: 'list.col.notes', value: (row) => row.submissionNotes, sort: 'submissionNotes' },
    createdAt,
  ],
  searchHint: 'list.searchIn.submissions',
  emptyHint: agentsAlone('list.none.submissions'),
  search: (text) => ({
    _or: [{ submissionNotes: { matches: text } }, { entity: { companyName: { matches: text } } }],
  }),
  detail: {
    row: WholeSubmission,
    sections: [
      {
        label: 'list.rates',
        entries: (row, language) => row.airFreightRates.map((rate) => submittedRate(rate, language)),
      },
    ],
  },
});
