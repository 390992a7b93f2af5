import * as v from 'valibot';
import { defineModule, type ModuleDefinition, type RecordLink } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { country, IN_COUNTRY, searchCountries, Text } from './common.ts';

const Company = v.object({ id: v.number(), companyName: v.string(), entityType: Text, ...IN_COUNTRY });
type Company = v.InferOutput<typeof Company>;

const companies = (
  rest: Pick<ModuleDefinition, 'id' | 'title' | 'where'>,
  links: (row: Company) => readonly RecordLink[] = () => [],
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
      country,
    ],
    searchHint: 'list.searchIn.companies',
    search: (text, language) => ({
      _or: [
        { companyName: { matches: text } },
        { country: { matches: text } },
        ...searchCountries(text, language),
      ],
    }),
    sort: { field: 'companyName', order: 'ASC' },
    actions: (row, { role }) => [...links(row), ...(role === 'admin' ? [editing(row)] : [])],
  });

/** Where the provider's admins change it. */
const editing = ({ id }: Company): RecordLink => ({
  text: texts('list.action.editCompany'),
  href: `/admin/companies?company=${id}`,
});

/** MOD-06 */
export const suppliers = companies({
  id: 'supplier',
  title: 'menu.supplier',
  where: { entityType: { eq: 'Supplier' } },
});

/** MOD-07: agents, each linked to the quotes and manifests on which it enters charges. */
export const agents = companies(
  { id: 'agent', title: 'menu.agent', where: { entityType: { eq: 'Agent' } } },
  ({ companyName }) => {
    const search = new URLSearchParams({ search: companyName });
    return [
      { text: texts('menu.quotes'), href: `/quotes?${search}` },
      { text: texts('menu.manifest'), href: `/manifest?${search}` },
    ];
  },
);
