import * as v from 'valibot';
import { shortLevel } from '../cell/short-level.ts';
import {
  type Column,
  defineModule,
  type Filter,
  type ModuleDefinition,
  type Viewer,
  type Where,
} from '../definition.ts';
import { type TextId, texts } from '../texts/index.ts';
import { Amount, createdAt, Named, nameOf, Text } from './common.ts';

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

const levelsOf = ({ rateLevels }: Pick<Rate, 'rateLevels'>) =>
  rateLevels.map(({ level, value }) => ({ name: shortLevel(level), amount: value }));

const columns: readonly Column<Rate>[] = [
  { id: 'lane', label: 'list.col.lane', value: (row) => `${row.from} – ${row.to}`, sort: 'from' },
  { id: 'airline', label: 'list.col.airline', value: (row) => row.airline, sort: 'airline' },
  {
    id: 'levels',
    label: 'list.col.levels',
    kind: 'list',
    value: levelsOf,
  },
  {
    id: 'transit',
    label: 'list.col.transitDays',
    value: (row) => row.transitTimeText || row.minTransitTime,
    sort: 'minTransitTime',
  },
  { id: 'routing', label: 'list.col.routing', value: (row) => row.routingText, minor: true },
  {
    id: 'validityFrom',
    label: 'list.col.validFrom',
    kind: 'date',
    value: (row) => row.validityFrom,
    sort: 'validityFrom',
  },
  {
    id: 'validityTo',
    label: 'list.col.validTo',
    kind: 'date',
    value: (row) => row.validityTo,
    sort: 'validityTo',
  },
  { id: 'comment', label: 'list.col.comment', value: (row) => row.comment, minor: true },
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

const today = () => {
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
  columns: [
    ...columns.filter(({ id }) => id !== 'levels' && id !== 'comment'),
    {
      id: 'levels',
      label: 'list.col.levels',
      kind: 'long',
      value: levelsOf,
    },
    { id: 'comment', label: 'list.col.comment', value: (row) => row.comment, inDetail: true },
  ],
  search,
  searchHint: 'list.searchIn.rates',
  emptyHint: agentsAlone('list.none.rates'),
  filters: [
    textFilter('origin', 'list.col.origin', 'from'),
    textFilter('destination', 'list.col.destination', 'to'),
    textFilter('airline', 'list.col.airline', 'airline'),
    { id: 'day', label: 'list.filter.validOn', kind: 'date', where: validOn, initial: today },
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
  exports: true,
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
function submittedRate(rate: v.InferOutput<typeof SubmittedRate>): string {
  const { from, to, airline, minTransitTime, maxTransitTime, validityFrom, validityTo } = rate;
  const between = (...ends: readonly unknown[]) =>
    [...new Set(ends.filter((end) => end || end === 0))].join(' – ');
  const transit = rate.transitTimeText || between(minTransitTime, maxTransitTime);
  return [
    `${from} – ${to}, ${airline}`,
    ...levelsOf(rate).map(({ name, amount }) => `${name} ${amount}`),
    rate.maxCapacity && `max. ${rate.maxCapacity} kg`,
    transit && `T/T ${transit}`,
    rate.routingText,
    between(validityFrom, validityTo),
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
        entries: (row) => row.airFreightRates.map(submittedRate),
      },
    ],
  },
});
