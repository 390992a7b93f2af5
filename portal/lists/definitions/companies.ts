import * as v from 'valibot';
import {
  type Column,
  type DetailSection,
  defineModule,
  type ModuleDefinition,
  type RecordLink,
} from '../definition.ts';
import { type TextId, texts } from '../texts/index.ts';
import { country, IN_COUNTRY, searchCountries, Text } from './common.ts';

const Company = v.object({
  id: v.number(),
  companyName: v.string(),
  entityType: Text,
  street: Text,
  city: Text,
  postalCode: Text,
  contactName: Text,
  contactEmail: Text,
  contactPhone: Text,
  ...IN_COUNTRY,
});
type Company = v.InferOutput<typeof Company>;

const Customers = v.array(v.object({ id: v.number(), companyName: v.string() }));
const WithCustomers = v.object({ ...Company.entries, actsFor: Customers, supplies: Customers });

/** A list of records with a party of that name. */
interface RecordsLink {
  text: TextId;
  /** Up to the name. */
  path: string;
  /** The filter that takes the name, where it isn't searched for. */
  filter?: string;
}

const ofPlace = (id: 'street' | 'postalCode', label: Column['label']): Column<Company> => ({
  id,
  label,
  value: (row) => row[id],
  inDetail: true,
});

const parties = (
  rest: Pick<ModuleDefinition, 'id' | 'title' | 'where'>,
  links: readonly RecordsLink[],
  sections: readonly DetailSection<v.InferOutput<typeof WithCustomers>>[] = [],
): ModuleDefinition =>
  defineModule({
    ...rest,
    model: 'Company',
    row: Company,
    columns: [
      {
        id: 'companyName',
        label: 'list.col.company',
        value: (row) => row.companyName,
        sort: 'companyName',
      },
      ofPlace('street', 'list.col.address'),
      ofPlace('postalCode', 'list.col.postalCode'),
      { id: 'city', label: 'list.col.city', value: (row) => row.city, sort: 'city' },
      country,
      { id: 'contact', label: 'list.col.contact', value: (row) => row.contactName, sort: 'contactName' },
      { id: 'email', label: 'list.col.email', kind: 'contact', value: (row) => row.contactEmail },
      { id: 'phone', label: 'list.col.phone', kind: 'contact', value: (row) => row.contactPhone },
    ],
    searchHint: 'list.searchIn.parties',
    search: (text, language) => ({
      _or: [
        ...['companyName', 'contactName', 'city', 'country'].map((field) => ({ [field]: { matches: text } })),
        ...searchCountries(text, language),
      ],
    }),
    sort: { field: 'companyName', order: 'ASC' },
    actions: (row, { role }) => [
      ...links.map(({ text, path, filter = 'search' }) => ({
        text: texts(text),
        href: `${path}${new URLSearchParams({ [filter]: row.companyName })}`,
      })),
      ...(role === 'admin' ? [editing(row)] : []),
    ],
    detail: { row: WithCustomers, sections },
  });

const namesOf = (companies: v.InferOutput<typeof Customers>) =>
  companies.map(({ companyName }) => companyName);

/** Where the provider's admins change it. */
const editing = ({ id }: Company): RecordLink => ({
  text: texts('list.action.editCompany'),
  href: `/admin/companies?company=${id}`,
});

const SHIPMENTS: RecordsLink = { text: 'menu.shipments', path: '/shipments?' };
const QUOTES: RecordsLink = { text: 'menu.quotes', path: '/quotes?' };
const MANIFESTS: RecordsLink = { text: 'list.view.manifests', path: '/manifest?view=manifest&' };

/** MOD-06: suppliers, each linked to the orders that are placed with it, and to the shipments that carry these. */
export const suppliers = parties(
  { id: 'supplier', title: 'menu.supplier', where: { entityType: { eq: 'Supplier' } } },
  [
    { text: 'menu.purchaseOrder', path: '/purchase-order?', filter: 'supplier' },
    { ...SHIPMENTS, filter: 'supplier' },
  ],
  [{ label: 'list.supplies', entries: (row) => namesOf(row.supplies) }],
);

/** MOD-06: whose goods agents and the provider see to. */
export const customers = parties(
  { id: 'customers', title: 'list.view.customers', where: { entityType: { eq: 'Importer' } } },
  [SHIPMENTS, QUOTES],
);

/** MOD-07: agents, each linked to the shipments that it handles, and to the quotes and manifests on which it enters charges. */
export const agents = parties(
  { id: 'agent', title: 'menu.agent', where: { entityType: { eq: 'Agent' } } },
  [SHIPMENTS, QUOTES, MANIFESTS],
  [{ label: 'list.actsFor', entries: (row) => namesOf(row.actsFor) }],
);
