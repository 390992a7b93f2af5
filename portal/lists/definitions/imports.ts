import * as v from 'valibot';
import { IMPORT_KINDS } from '../../../shared/contract/imports.ts';
import type { Terms } from '../../../shared/trade/terms.ts';
import { importPath, KIND_NAMES } from '../../app/admin/imports/kinds.ts';
import { isUnderWay, PHASES, STATES } from '../../app/admin/imports/phase.ts';
import { texts } from '../../app/admin/imports/texts/index.ts';
import { type Column, defineModule, type ModuleDefinition } from '../definition.ts';
import { Amount } from './common.ts';

const ListedImport = v.object({
  id: v.number(),
  importId: v.string(),
  kind: v.picklist(IMPORT_KINDS),
  fileName: v.string(),
  state: v.picklist(PHASES),
  // One value of the data API, of which no fields are asked for.
  progress: v.pipe(v.unknown(), v.nullable(v.object({ done: v.number(), total: v.number() }))),
  created: Amount,
  changed: Amount,
  unchanged: Amount,
  refused: Amount,
  createdBy: v.string(),
  createdAt: v.string(),
});
type ListedImport = v.InferOutput<typeof ListedImport>;

const KINDS: Terms = Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, texts(KIND_NAMES[kind])]));

/** How many rows of the file had this outcome. */
const counted = (
  id: 'created' | 'changed' | 'unchanged' | 'refused',
  outcome: 'create' | 'change' | 'same' | 'wrong',
): Column<ListedImport> => ({
  id,
  label: texts(`imports.outcome.${outcome}`),
  kind: 'number',
  value: (row) => row[id],
  sort: id,
});

const columns: readonly Column<ListedImport>[] = [
  { id: 'file', label: texts('imports.title.file'), value: (row) => row.fileName, sort: 'fileName' },
  {
    id: 'kind',
    label: texts('imports.title.kind'),
    terms: KINDS,
    value: (row) => row.kind,
    sort: 'kind',
    wraps: true,
  },
  {
    id: 'state',
    label: texts('imports.title.state'),
    kind: 'status',
    states: STATES,
    value: (row) => row.state,
    progress: ({ state, progress }) =>
      isUnderWay(state)
        ? {
            label: texts(state === 'importing' ? 'imports.heading.importing' : 'imports.heading.checking'),
            progress,
          }
        : undefined,
    sort: 'state',
  },
  counted('created', 'create'),
  counted('changed', 'change'),
  counted('unchanged', 'same'),
  counted('refused', 'wrong'),
  {
    id: 'createdAt',
    label: texts('imports.title.begun'),
    kind: 'dateTime',
    value: (row) => row.createdAt,
    sort: 'createdAt',
  },
  {
    id: 'createdBy',
    label: texts('imports.title.by'),
    value: (row) => row.createdBy,
    sort: 'createdBy',
    minor: true,
  },
];

/** D-15, D-101: the imports so far, of the admins who belong to the provider. */
export const imports: ModuleDefinition = defineModule({
  id: 'imports',
  title: 'menu.imports',
  model: 'Import',
  row: ListedImport,
  columns,
  searchHint: texts('imports.searchIn'),
  search: (text) => ({ _or: [{ fileName: { matches: text } }, { createdBy: { matches: text } }] }),
  filters: [
    {
      // The page's own `kind` is what the next file holds.
      id: 'holds',
      label: texts('imports.title.kind'),
      kind: 'choice',
      options: IMPORT_KINDS.map((kind) => ({
        id: kind,
        text: texts(KIND_NAMES[kind]),
        where: { kind: { eq: kind } },
      })),
    },
    {
      id: 'state',
      label: texts('imports.title.state'),
      kind: 'choice',
      options: PHASES.map((phase) => ({
        id: phase,
        text: texts(`imports.phase.${phase}`),
        where: { state: { eq: phase } },
      })),
    },
  ],
  opens: ({ importId }) => importPath(importId),
  isUnderWay: ({ state }) => isUnderWay(state),
  emptyHint: () => ({ text: texts('imports.earlier.none') }),
});
