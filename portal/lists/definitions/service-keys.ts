import * as v from 'valibot';
import { roleName, typeName } from '../../app/admin/names.ts';
import { texts as adminTexts } from '../../app/admin/texts/index.ts';
import type { States } from '../../app/modules/cell/status.ts';
import { type Column, defineModule, type Language, type ModuleDefinition } from '../definition.ts';
import { createdAt, wordsOf } from './common.ts';

// Lists are one value of the data API each, of which no fields are asked for.
const Words = v.pipe(v.unknown(), v.array(v.string()));
const Companies = v.array(v.object({ id: v.number(), companyName: v.string() }));

const ListedKey = v.object({
  id: v.number(),
  name: v.string(),
  entities: v.pipe(v.unknown(), v.nullable(Companies)),
  recordTypes: v.pipe(v.unknown(), v.nullable(v.array(v.string()))),
  roles: Words,
  state: v.string(),
  createdBy: v.string(),
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
});
export type ListedKey = v.InferOutput<typeof ListedKey>;

const STATES = {
  live: { text: adminTexts('admin.keys.live'), tone: 'good' },
  expired: { text: 'list.status.expired', tone: 'bad' },
  ended: { text: 'list.status.closed', tone: 'quiet' },
} as const satisfies States;

const words = (language: Language) => wordsOf(adminTexts, language);

const columns: readonly Column<ListedKey>[] = [
  { id: 'name', label: adminTexts('admin.keys.name'), value: (row) => row.name, sort: 'name' },
  {
    id: 'companies',
    label: adminTexts('admin.keys.companies'),
    kind: 'list',
    value: ({ entities }) =>
      entities?.map(({ companyName }) => companyName) ?? adminTexts('admin.keys.allCompanies'),
    sort: 'entityNames',
  },
  {
    id: 'types',
    label: adminTexts('admin.keys.types'),
    kind: 'list',
    value: ({ recordTypes }) => recordTypes ?? adminTexts('admin.keys.allTypes'),
    written: ({ recordTypes }, language) =>
      recordTypes?.map((type) => typeName(words(language), type)) ?? words(language)('admin.keys.allTypes'),
  },
  {
    id: 'roles',
    label: 'list.col.role',
    kind: 'list',
    value: (row) => row.roles,
    written: ({ roles }, language) => roles.map((role) => roleName(words(language), role)),
  },
  {
    id: 'state',
    label: 'list.col.status',
    kind: 'status',
    states: STATES,
    value: (row) => row.state,
    note: ({ state, createdBy }) =>
      state === 'ended' ? adminTexts('admin.keys.ended', { email: createdBy }) : undefined,
    sort: 'state',
  },
  {
    id: 'lastUsed',
    label: adminTexts('admin.keys.lastUsed'),
    kind: 'dateTime',
    value: (row) => row.lastUsedAt ?? adminTexts('admin.keys.never'),
    sort: 'lastUsedAt',
  },
  {
    id: 'expiresAt',
    label: adminTexts('admin.ends'),
    kind: 'date',
    value: (row) => row.expiresAt ?? adminTexts('admin.keys.noEnd'),
    sort: 'expiresAt',
  },
  createdAt,
  { id: 'by', label: adminTexts('admin.by'), value: (row) => row.createdBy, sort: 'createdBy', minor: true },
];

/** D-01: the keys by which servers of hosts' pages make signed links, for the admins who belong to the provider. */
export const serviceKeys: ModuleDefinition = defineModule({
  id: 'service-keys',
  title: 'menu.serviceKeys',
  model: 'ServiceKey',
  row: ListedKey,
  columns,
  searchHint: adminTexts('admin.keys.searchIn'),
  search: (text) => ({
    _or: ['name', 'entityNames', 'createdBy'].map((field) => ({ [field]: { matches: text } })),
  }),
  filters: [
    {
      id: 'state',
      label: 'list.col.status',
      kind: 'choice',
      options: (['live', 'expired', 'ended'] as const).map((state) => ({
        id: state,
        text: STATES[state].text,
        where: { state: { eq: state } },
      })),
    },
  ],
  emptyHint: () => ({ text: adminTexts('admin.keys.none') }),
});
