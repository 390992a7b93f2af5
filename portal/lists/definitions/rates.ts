import * as v from 'valibot';
import { AIR_RATE_CURRENCY } from '../../../shared/trade/air-rate-currency.ts';
import { providerToday } from '../../../shared/trade/provider-day.ts';
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
  type RecordLink,
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
  {
    id: 'routing',
    label: 'list.col.routing',
    value: (row) => row.routingText,
    wraps: true,
    minor: true,
  },
  {
    id: 'validityFrom',
    label: 'list.col.validFrom',
    kind: 'date',
    value: (row) => row.validityFrom,
    sort: 'validityFrom',
    minor: true,
  },
  {
    id: 'validityTo',
    label: 'list.col.validTo',
    kind: 'date',
    value: (row) => row.validityTo,
    sort: 'validityTo',
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

const NOT_RENEWED: Where = { isRenewed: { eq: false } };

/** Valid on the day, after the last one no longer, and not renewed yet. */
export const expiringRates = (day: string, to: string): Where => ({
  ...validOn(day),
  validityTo: { lteq: to },
  ...NOT_RENEWED,
});

/** What the form of air rates begins with: the rates of the submission's company, each valid from the day after it ends. */
export const renewPath = (submissionId: number, ...rateIds: readonly number[]): string =>
  `/air-rate/?record_id=${submissionId}&renew=${rateIds.join()}`;

/** Importers submit no rates, and see none of others (D-15): the hint says where theirs are. */
const agentsAlone =
  (text: TextId) =>
  ({ role, companyId }: Viewer) =>
    role || companyId === undefined
      ? undefined
      : { text, link: { text: texts('menu.rateSheet'), href: '/rate-sheet' } };

/** The renewal of a rate by whoever submits rates. */
const renewal = ({ id, validityTo, submission }: Rate, { role }: Viewer): RecordLink[] =>
  role && submission && validityTo
    ? [{ text: texts('list.action.renew'), href: renewPath(submission.id, id) }]
    : [];

/** The renewal of all chosen rates in one submission, as the latest of theirs is continued; what can't go along is said there. */
function renewalOfAll(rates: readonly Rate[], { role }: Viewer): RecordLink[] {
  const ending = rates.filter(({ validityTo }) => validityTo);
  const latest = Math.max(...ending.flatMap(({ submission }) => submission?.id ?? []));
  if (!role || latest < 0) return [];
  return [{ text: texts('list.action.renew'), href: renewPath(latest, ...rates.map(({ id }) => id)) }];
}

/** MOD-12 */
export const rateSearch: ModuleDefinition = defineModule({
  id: 'rate-search',
  title: 'menu.rateSearch',
  model: 'AirFreightRate',
  usesDays: true,
  row: Rate,
  columns,
  search,
  searchHint: 'list.searchIn.rates',
  emptyHint: agentsAlone('list.none.rates'),
  filters: [
    textFilter('origin', 'list.col.origin', 'from'),
    textFilter('destination', 'list.col.destination', 'to'),
    textFilter('airline', 'list.col.airline', 'airline'),
    { id: 'day', label: 'list.filter.validOn', kind: 'date', where: validOn, initial: providerToday },
    ...endsIn('validityTo').slice(1),
    {
      id: 'renewal',
      label: 'list.filter.renewal',
      kind: 'choice',
      options: [
        { id: 'open', text: 'list.filter.notRenewed', where: NOT_RENEWED },
        { id: 'done', text: 'list.filter.renewed', where: { isRenewed: { eq: true } } },
      ],
    },
  ],
  actions: renewal,
  rowActions: renewal,
  selectionActions: renewalOfAll,
  sort: { field: 'validityFrom', order: 'DESC' },
});

/** MOD-18, its second part: the rates that were valid at some time of the period. */
export const airRatesReport: ModuleDefinition = defineModule({
  id: 'report-rates',
  title: 'list.view.rates',
  model: 'AirFreightRate',
  usesDays: true,
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
const SubmittedCharge = v.object({
  id: v.number(),
  name: v.string(),
  currency: v.string(),
  kgRate: Amount,
  shipmentRate: Amount,
  minRate: Amount,
});
const WholeSubmission = v.object({
  ...Submission.entries,
  customerName: Text,
  airFreightRates: v.array(SubmittedRate),
  charges: v.array(SubmittedCharge),
});
export type WholeSubmission = v.InferOutput<typeof WholeSubmission>;

/** One submission with all that was submitted. */
export const wholeSubmission = { model: 'RateSubmission', schema: WholeSubmission };

/** A lane with all that was submitted of it, in one line, since that is what an agent looks up here. */
export function submittedRate(
  rate: v.InferOutput<typeof SubmittedRate>,
  { text, formats }: Language,
): string {
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

/** A local charge at the destination with its prices, in one line (AIR-38). */
export function submittedCharge(
  { name, currency, kgRate, shipmentRate, minRate }: v.InferOutput<typeof SubmittedCharge>,
  { text, formats }: Language,
): string {
  const money = (amount: number) => moneyText({ amount, currency }, formats);
  const isGiven = (amount: number | null | undefined) => typeof amount === 'number';
  return [
    name,
    isGiven(kgRate) && text('list.submission.perKilogram', { amount: money(kgRate) }),
    isGiven(shipmentRate) && text('list.submission.perShipment', { amount: money(shipmentRate) }),
    isGiven(minRate) && `${text('list.col.minimum')} ${money(minRate)}`,
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
      agent: (row) => row.entity?.id,
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
      {
        label: 'list.localCharges',
        entries: (row, language) => row.charges.map((charge) => submittedCharge(charge, language)),
      },
    ],
  },
});
