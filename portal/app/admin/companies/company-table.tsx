import type { ListedCompany } from '../../../../shared/contract/managed-companies.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { countryIn } from '../../modules/cell/country-names.ts';
import * as s from '../admin.css.ts';
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
  const columns = [
    {
      title: text('admin.company'),
      cell: ({ id, companyName }: ListedCompany) => (
        <PortalLink href={hrefOf(id)} onGo={() => onOpen(id)}>
          {companyName}
        </PortalLink>
      ),
    },
    { title: text('admin.companies.reference'), cell: ({ reference }: ListedCompany) => reference },
    {
      title: text('admin.companies.type'),
      cell: ({ type }: ListedCompany) => text(`admin.companies.type.${type}`),
    },
    {
      title: text('admin.companies.place'),
      cell: ({ city, countryCode }: ListedCompany) =>
        [city, countryIn(locale, countryCode)].filter(Boolean).join(', '),
    },
  ];
  return (
    <table className={s.table} aria-label={text('menu.companies')}>
      <thead className={s.heads}>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col" className={s.head}>
              {title}
            </th>
          ))}
          <td className={s.head} />
        </tr>
      </thead>
      <tbody className={s.body}>
        {rows.map((row) => (
          <tr key={row.id} className={s.row}>
            {columns.map(({ title, cell }) => (
              <td key={title} data-name={title} className={s.cell}>
                {cell(row)}
              </td>
            ))}
            <td className={s.end}>
              <RowLinks company={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
