import * as v from 'valibot';
import { SHEET_STATES } from '../../../shared/contract/rate-sheets.ts';
import { SentReasons } from '../../../shared/contract/reasons.ts';
import { ServerWords } from '../../../shared/reasons/server/server-words.ts';
import { isUnderWay, STATES, sheetPath } from '../../app/rate-sheets/sheet-state.ts';
import { texts } from '../../app/rate-sheets/texts/index.ts';
import { type Column, defineModule, type Language, type ModuleDefinition } from '../definition.ts';
import { Amount, Named, nameOf, Text, wordsOf } from './common.ts';

export const ListedSheet = v.object({
  id: v.number(),
  number: v.number(),
  version: v.number(),
  entity: Named,
  validFrom: v.string(),
  validTo: v.string(),
  fakPercentage: Amount,
  nacPercentage: Amount,
  existingRateSheetCharges: v.boolean(),
  includeExternalRates: v.boolean(),
  state: v.picklist(SHEET_STATES),
  jobId: v.nullable(v.string()),
  // One value of the data API, of which no fields are asked for.
  progress: v.pipe(v.unknown(), v.nullable(v.object({ done: v.number(), total: v.number() }))),
  error: Text,
  reasons: v.pipe(v.unknown(), SentReasons),
  routeCount: Amount,
  rateCount: Amount,
  routesWithoutRates: Amount,
  addedCount: Amount,
  changedCount: Amount,
  droppedCount: Amount,
  previousId: Amount,
  replacedByVersion: Amount,
  createdAt: v.string(),
  createdBy: v.string(),
  readyAt: Text,
});
export type ListedSheet = v.InferOutput<typeof ListedSheet>;

const words = (language: Language) => wordsOf(texts, language);

/** Null for those who may not choose mark-ups (D-147). */
function markupsOf({ fakPercentage, nacPercentage }: ListedSheet): readonly [number, number] | null {
  return typeof fakPercentage === 'number' && typeof nacPercentage === 'number'
    ? [fakPercentage, nacPercentage]
    : null;
}

const includedIn = (sheet: ListedSheet): ('charges' | 'external')[] => [
  ...(sheet.existingRateSheetCharges ? ['charges' as const] : []),
  ...(sheet.includeExternalRates ? ['external' as const] : []),
];

/** How much is other than in the sheet before; undefined until it is ready. */
function changesOf({ addedCount, changedCount, droppedCount, previousId }: ListedSheet) {
  if (typeof addedCount !== 'number') return undefined;
  if (typeof previousId !== 'number') return texts('sheets.counts.first');
  const counts = { added: addedCount, changed: changedCount ?? 0, dropped: droppedCount ?? 0 };
  return texts('sheets.counts.changes', counts);
}

function noteOf({ state, error, reasons, replacedByVersion }: ListedSheet) {
  if (typeof replacedByVersion === 'number')
    return texts('sheets.replaced', { version: String(replacedByVersion) });
  if (state === 'sent') return texts('sheets.sent');
  return error ? texts('error.withReason', { reason: new ServerWords(error, reasons) }) : undefined;
}

const columns: readonly Column<ListedSheet>[] = [
  {
    id: 'sheet',
    label: texts('sheets.title.sheet'),
    value: (row) => String(row.number),
    written: ({ number }, language) => words(language)('sheets.name', { number: String(number) }),
    sort: 'number',
  },
  {
    id: 'state',
    label: texts('sheets.title.state'),
    kind: 'status',
    states: STATES,
    value: (row) => row.state,
    progress: (row) =>
      isUnderWay(row)
        ? { label: texts('sheets.progress', { number: String(row.number) }), progress: row.progress }
        : undefined,
    note: noteOf,
    sort: 'state',
  },
  {
    id: 'version',
    label: texts('sheets.title.version'),
    kind: 'number',
    value: (row) => row.version,
    sort: 'version',
    minor: true,
  },
  {
    id: 'company',
    label: 'list.col.company',
    value: (row) => nameOf(row.entity),
    owner: (row) => row.entity?.id,
    sort: 'entity.companyName',
    wraps: true,
  },
  {
    id: 'validFrom',
    label: 'list.col.validFrom',
    kind: 'date',
    value: (row) => row.validFrom,
    sort: 'validFrom',
  },
  { id: 'validTo', label: 'list.col.validTo', kind: 'date', value: (row) => row.validTo, sort: 'validTo' },
  {
    id: 'markups',
    label: texts('sheets.title.markups'),
    kind: 'list',
    minor: true,
    wraps: true,
    whereKnown: true,
    value: (row) => markupsOf(row)?.map(String),
    written: (row, { formats }) => {
      const known = markupsOf(row);
      return known ? [`FAK ${formats.percent(known[0])}`, `NAC ${formats.percent(known[1])}`] : [];
    },
  },
  {
    id: 'rates',
    label: 'list.rates',
    kind: 'number',
    value: (row) => row.rateCount,
    sort: 'rateCount',
  },
  {
    id: 'routes',
    label: texts('sheets.title.routes'),
    kind: 'number',
    value: (row) => row.routeCount,
    sort: 'routeCount',
    inDetail: true,
  },
  {
    id: 'withoutRates',
    label: texts('sheets.title.withoutRates'),
    kind: 'number',
    value: (row) => row.routesWithoutRates,
    sort: 'routesWithoutRates',
    inDetail: true,
  },
  { id: 'changes', label: texts('sheets.part.changes'), kind: 'list', wraps: true, value: changesOf },
  {
    id: 'included',
    label: texts('sheets.title.included'),
    kind: 'list',
    value: includedIn,
    written: (row, language) => includedIn(row).map((each) => words(language)(`sheets.with.${each}`)),
    inDetail: true,
  },
  {
    id: 'createdAt',
    label: texts('sheets.title.requested'),
    kind: 'date',
    value: (row) => row.createdAt,
    sort: 'createdAt',
    minor: true,
  },
  {
    id: 'createdBy',
    label: texts('sheets.title.requestedBy'),
    value: (row) => row.createdBy,
    sort: 'createdBy',
    inDetail: true,
  },
  {
    id: 'readyAt',
    label: texts('sheets.title.ready'),
    kind: 'dateTime',
    value: (row) => row.readyAt,
    sort: 'readyAt',
    inDetail: true,
  },
];

/** A sheet is looked for by its whole number: a part of it is in too many. */
const numbered = (text: string) => (/^\d{1,9}$/.test(text) ? [{ number: { eq: Number(text) } }] : []);

/** MOD-11: the rate sheets of the companies that the viewer may see them of. */
export const rateSheets: ModuleDefinition = defineModule({
  id: 'rate-sheets',
  title: 'menu.rateSheet',
  model: 'RateSheet',
  row: ListedSheet,
  columns,
  searchHint: texts('sheets.searchIn'),
  search: (text) => ({
    _or: [
      ...numbered(text),
      { entity: { companyName: { matches: text } } },
      { createdBy: { matches: text } },
    ],
  }),
  filters: [
    {
      id: 'state',
      label: texts('sheets.title.state'),
      kind: 'choice',
      options: [
        { id: 'recent', text: texts('sheets.recent'), where: { isRecent: { eq: true } } },
        ...SHEET_STATES.map((state) => ({
          id: state,
          text: texts(`sheets.state.${state}`),
          where: { state: { eq: state } },
        })),
      ],
    },
    {
      id: 'day',
      label: 'list.filter.validOn',
      kind: 'date',
      where: (day) => ({ validFrom: { lteq: day }, validTo: { gteq: day } }),
    },
    {
      id: 'company',
      label: 'list.col.company',
      byOwner: true,
      kind: 'text',
      where: (text) => ({ entity: { companyName: { matches: text } } }),
    },
  ],
  opens: ({ id }) => sheetPath(id),
  isUnderWay,
  emptyHint: () => ({ text: texts('sheets.none') }),
});
