import * as v from 'valibot';
import {
  RATE_KINDS,
  RATE_SOURCES,
  RATE_STATES,
  type RateState,
} from '../../../shared/trade/base-rate-words.ts';
import { texts } from '../../app/admin/base-rates/texts/index.ts';
import { startPath } from '../../app/admin/imports/start-path.ts';
import type { States } from '../../app/modules/cell/status.ts';
import { moneyText } from '../cell/cell-text.ts';
import {
  type Column,
  defineModule,
  type Filter,
  type Language,
  type ModuleDefinition,
  type Where,
} from '../definition.ts';
import { texts as listTexts } from '../texts/index.ts';
import { Amount, endsIn, Named, nameOf, Port, placeOf, searchNames, Text } from './common.ts';

const Charge = v.object({ name: v.string(), unitCode: v.string(), currency: v.string(), amount: v.number() });

const BaseRate = v.object({
  id: v.number(),
  originPort: Port,
  dischargePort: Port,
  destinationPort: Port,
  carrier: Named,
  kind: v.picklist(RATE_KINDS),
  state: v.picklist(RATE_STATES),
  validFrom: v.string(),
  validTo: v.string(),
  countsTo: Text,
  transitDays: Amount,
  currency: v.string(),
  price20gp: Amount,
  price40gp: Amount,
  price40hc: Amount,
  price45hc: Amount,
  lclPerCbm: Amount,
  lclMinimum: Amount,
  source: v.picklist(RATE_SOURCES),
  sourceName: Text,
  submissionId: Amount,
});
type BaseRate = v.InferOutput<typeof BaseRate>;

/** One value of the data API, of which no fields are asked for. */
const WithCharges = v.object({ ...BaseRate.entries, charges: v.pipe(v.unknown(), v.array(Charge)) });

const TONES = { valid: 'good', coming: 'busy', expired: 'quiet', replaced: 'bad' } as const satisfies Record<
  RateState,
  States[string]['tone']
>;
const stateText = (state: RateState) =>
  texts(state === 'replaced' ? 'baseRates.replaced' : `baseRates.state.${state}`);

const STATES: States = Object.fromEntries(
  RATE_STATES.map((state) => [state, { text: stateText(state), tone: TONES[state] }]),
);

type Price = 'price20gp' | 'price40gp' | 'price40hc' | 'price45hc' | 'lclPerCbm' | 'lclMinimum';

const price = (
  id: Price,
  label: Column['label'],
  more: Pick<Column<BaseRate>, 'inDetail' | 'minor'> = {},
): Column<BaseRate> => ({
  id,
  label,
  kind: 'money',
  value: ({ [id]: amount, currency }) => (typeof amount === 'number' ? { amount, currency } : undefined),
  sort: id,
  ...more,
});

const ofContainer = (container: string) => texts('baseRates.price', { container });

/** Boxes, part loads, or both. */
const modesOf = (row: BaseRate): string[] => [
  ...(BOX_PRICES.some((box) => typeof row[box] === 'number') ? ['FCL'] : []),
  ...(typeof row.lclPerCbm === 'number' ? ['LCL'] : []),
];
const BOX_PRICES = ['price20gp', 'price40gp', 'price40hc', 'price45hc'] as const;

/** Whose a rate is: of an agent or another seller with its name. */
function sourceOf({ source, sourceName }: BaseRate) {
  const kind = texts(`baseRates.source.${source}`);
  return sourceName ? texts('baseRates.source.named', { source: kind, name: sourceName }) : kind;
}

const columns: readonly Column<BaseRate>[] = [
  {
    id: 'originPort',
    label: 'list.col.origin',
    value: (row) => placeOf(row.originPort, null),
    sort: 'originPort.companyName',
    wraps: true,
  },
  {
    id: 'destinationPort',
    label: 'list.col.destination',
    value: (row) => placeOf(row.destinationPort, null),
    sort: 'destinationPort.companyName',
    wraps: true,
  },
  {
    id: 'dischargePort',
    label: 'list.col.discharge',
    value: (row) => placeOf(row.dischargePort, null),
    sort: 'dischargePort.companyName',
    inDetail: true,
  },
  {
    id: 'carrier',
    label: 'list.col.carrier',
    value: (row) => nameOf(row.carrier),
    sort: 'carrier.companyName',
    wraps: true,
  },
  { id: 'kind', label: texts('baseRates.kind'), value: (row) => row.kind, sort: 'kind' },
  { id: 'mode', label: 'list.col.mode', kind: 'list', value: modesOf, inDetail: true },
  price('price20gp', ofContainer('20GP')),
  price('price40gp', ofContainer('40GP'), { minor: true }),
  price('price40hc', ofContainer('40HC')),
  price('price45hc', ofContainer('45HC'), { inDetail: true }),
  price('lclPerCbm', texts('baseRates.lcl'), { inDetail: true }),
  price('lclMinimum', texts('baseRates.lclLeast'), { inDetail: true }),
  {
    id: 'validFrom',
    label: 'list.col.validFrom',
    kind: 'date',
    value: (row) => row.validFrom,
    sort: 'validFrom',
    minor: true,
  },
  {
    id: 'validTo',
    label: 'list.col.validTo',
    kind: 'date',
    value: (row) => row.countsTo,
    sort: 'countsTo',
  },
  {
    id: 'agreedTo',
    label: texts('baseRates.agreedTo'),
    kind: 'date',
    value: (row) => row.validTo,
    sort: 'validTo',
    inDetail: true,
  },
  {
    id: 'state',
    label: 'list.col.status',
    kind: 'status',
    states: STATES,
    value: (row) => row.state,
    sort: 'state',
  },
  {
    id: 'transit',
    label: 'list.col.transit',
    value: ({ transitDays }) =>
      typeof transitDays === 'number' ? listTexts('list.transit', { count: transitDays }) : undefined,
    sort: 'transitDays',
    inDetail: true,
  },
  {
    id: 'source',
    label: texts('baseRates.source'),
    value: sourceOf,
    sort: 'sourceName',
    minor: true,
    wraps: true,
  },
];

/** More words than these are looked for as one, since a request may only compare so much. */
const MOST_WORDS = 3;

/** `shanghai hamburg` is a lane: each word stands somewhere. */
function search(text: string): Where {
  const words = text.split(/[\s–,-]+/).filter(Boolean);
  const last = words.slice(MOST_WORDS - 1).join(' ');
  const parts = [...words.slice(0, MOST_WORDS - 1), ...(last ? [last] : [])];
  return { _and: (parts.length > 0 ? parts : [text]).map(wordSomewhere) };
}

const wordSomewhere = (word: string): Where => ({
  _or: [
    ...searchNames(['originPort', 'dischargePort', 'destinationPort'], word),
    { carrier: { _or: [{ companyName: { matches: word } }, { code: { startsWith: word } }] } },
    { agent: { companyName: { matches: word } } },
    { externalSource: { matches: word } },
  ],
});

const portFilter = (id: string, label: Filter['label'], relation: string): Filter => ({
  id,
  label,
  kind: 'port',
  where: (port) => ({ [relation]: { id: { eq: port } } }),
});

const chargeText = ({ name, unitCode, ...amount }: v.InferOutput<typeof Charge>, { formats }: Language) =>
  `${name}, ${moneyText(amount, formats)} / ${unitCode}`;

const codeOf = (port: v.InferOutput<typeof Port>) => port?.scacCode || port?.companyName || '';

/** D-142: what the provider buys sea freight for, now and before, for its own admins alone. */
export const baseRates: ModuleDefinition = defineModule({
  id: 'base-rates',
  title: 'menu.baseRates',
  model: 'BaseRate',
  row: BaseRate,
  columns,
  name: ({ originPort, destinationPort, carrier }) =>
    [`${codeOf(originPort)} – ${codeOf(destinationPort)}`, nameOf(carrier)].filter(Boolean).join(', '),
  searchHint: texts('baseRates.searchIn'),
  search,
  filters: [
    portFilter('origin', 'list.col.origin', 'originPort'),
    portFilter('destination', 'list.col.destination', 'destinationPort'),
    {
      id: 'carrier',
      label: 'list.col.carrier',
      kind: 'text',
      where: (text) => ({ carrier: { companyName: { matches: text } } }),
    },
    {
      id: 'mode',
      label: 'list.col.mode',
      kind: 'choice',
      options: [
        {
          id: 'fcl',
          text: texts('baseRates.price', { container: 'FCL' }),
          where: { _or: BOX_PRICES.map((box) => ({ [box]: { neq: null } })) },
        },
        {
          id: 'lcl',
          text: texts('baseRates.price', { container: 'LCL' }),
          where: { lclPerCbm: { neq: null } },
        },
      ],
    },
    {
      id: 'day',
      label: 'list.filter.validOn',
      kind: 'date',
      where: (day) => ({ validFrom: { lteq: day }, countsTo: { gteq: day } }),
    },
    ...endsIn('countsTo'),
    {
      id: 'state',
      label: 'list.col.status',
      kind: 'choice',
      options: RATE_STATES.map((state) => ({
        id: state,
        text: stateText(state),
        where: { state: { eq: state } },
      })),
    },
    {
      id: 'source',
      label: texts('baseRates.source'),
      kind: 'choice',
      options: RATE_SOURCES.map((source) => ({
        id: source.toLowerCase(),
        text: texts(`baseRates.source.${source}`),
        where: { source: { eq: source } },
      })),
    },
  ],
  sort: { field: 'validFrom', order: 'DESC' },
  actions: ({ submissionId }) =>
    typeof submissionId === 'number'
      ? [
          {
            text: texts('baseRates.submission', { id: String(submissionId) }),
            href: `/air-rate/?record_id=${submissionId}`,
          },
        ]
      : [],
  emptyHint: () => ({
    text: texts('baseRates.none'),
    link: { text: texts('baseRates.import'), href: startPath('baseRates') },
  }),
  detail: {
    row: WithCharges,
    sections: [
      {
        label: 'list.localCharges',
        entries: ({ charges }, language) => charges.map((charge) => chargeText(charge, language)),
      },
    ],
  },
});
