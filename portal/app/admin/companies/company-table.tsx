import type { ListedCompany } from '../../../../shared/contract/managed-companies.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { countryIn } from '../../../lists/cell/country-names.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from '../admin.css.ts';
import { AdminTable, type Column } from '../list/admin-table.tsx';
import { texts } from '../texts/index.ts';

interface CompanyTableProps {
  rows: readonly ListedCompany[];
  hrefOf(id: number): string;
  onOpen(id: number): void;
}

/** Companies, each opened by its name, with links to its people and to an invitation. */
export function CompanyTable({ rows, hrefOf, onOpen }: CompanyTableProps) {
  const text = useText(texts);
  const locale = useLocale();
  const columns: readonly Column<ListedCompany>[] = [
    {
      title: text('admin.company'),
      cell: ({ id, companyName }) => (
        <PortalLink href={hrefOf(id)} onGo={() => onOpen(id)}>
          {companyName}
        </PortalLink>
      ),
    },
    { title: text('admin.companies.reference'), cell: ({ reference }) => reference },
    {
      title: text('admin.companies.type'),
      cell: ({ type }) => text(`admin.companies.type.${type}`),
    },
    {
      title: text('admin.companies.place'),
      cell: ({ city, countryCode }) => [city, countryIn(locale, countryCode)].filter(Boolean).join(', '),
    },
  ];
  return (
    <AdminTable
      label={text('menu.companies')}
      columns={columns}
      rows={rows}
      actions={{ cell: (company) => <RowLinks company={company} /> }}
    />
  );
}

function RowLinks({ company: { id, companyName } }: { company: ListedCompany }) {
  const text = useText(texts);
  const people = new URLSearchParams({ search: companyName });
  const company = companyName;
  return (
    <span className={s.links}>
      <PortalLink
        href={`/admin/accounts?${people}`}
        aria-label={text('admin.companies.people.of', { company })}
      >
        {text('admin.companies.people')}
      </PortalLink>
      <PortalLink
        href={`/admin/invites?company=${id}`}
        aria-label={text('admin.companies.invite.into', { company })}
      >
        {text('admin.companies.invite')}
      </PortalLink>
    </span>
  );
}
