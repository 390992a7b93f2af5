import * as v from 'valibot';
import { MANAGED_TYPES } from '../../../shared/contract/managed-companies.ts';
import type { Terms } from '../../../shared/trade/terms.ts';
import { texts as adminTexts } from '../../app/admin/texts/index.ts';
import { type Column, defineModule, type ModuleDefinition } from '../definition.ts';
import { country, IN_COUNTRY, searchCountries, Text } from './common.ts';

const ListedCompany = v.object({
  id: v.number(),
  companyName: v.string(),
  reference: Text,
  type: v.string(),
  street: Text,
  city: Text,
  postalCode: Text,
  ...IN_COUNTRY,
});
export type ListedCompany = v.InferOutput<typeof ListedCompany>;

const TYPES: Terms = Object.fromEntries(
  MANAGED_TYPES.map((type) => [type, adminTexts(`admin.companies.type.${type}`)]),
);

const columns: readonly Column<ListedCompany>[] = [
  { id: 'companyName', label: 'list.col.company', value: (row) => row.companyName, sort: 'companyName' },
  {
    id: 'reference',
    label: adminTexts('admin.companies.reference'),
    value: (row) => row.reference,
    sort: 'reference',
  },
  {
    id: 'type',
    label: adminTexts('admin.companies.type'),
    terms: TYPES,
    value: (row) => row.type,
    sort: 'type',
  },
  { id: 'city', label: 'list.col.city', value: (row) => row.city, sort: 'city' },
  country,
  { id: 'street', label: 'list.col.address', value: (row) => row.street, inDetail: true },
  { id: 'postalCode', label: 'list.col.postalCode', value: (row) => row.postalCode, inDetail: true },
];

/** D-101: the importers, agents and suppliers, which the admins who belong to the provider manage, and the provider itself. */
export const managedCompanies: ModuleDefinition = defineModule({
  id: 'companies',
  title: 'menu.companies',
  model: 'ManagedCompany',
  row: ListedCompany,
  columns,
  pageRecord: 'company',
  searchHint: adminTexts('admin.companies.searchIn'),
  search: (text, language) => ({
    _or: [
      ...['companyName', 'reference', 'city', 'country'].map((field) => ({ [field]: { matches: text } })),
      ...searchCountries(text, language),
    ],
  }),
  filters: [
    {
      id: 'type',
      label: adminTexts('admin.companies.type'),
      kind: 'choice',
      options: MANAGED_TYPES.map((type) => ({
        id: type,
        text: adminTexts(`admin.companies.type.${type}`),
        where: { type: { eq: type } },
      })),
    },
  ],
  sort: { field: 'companyName', order: 'ASC' },
  // Whoever may see the list finds at least the provider.
  emptyHint: () => ({ text: adminTexts('admin.companies.forbidden') }),
});
