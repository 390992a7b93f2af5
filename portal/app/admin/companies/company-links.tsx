import { useText } from '../../../../shared/i18n/use-text.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from '../admin.css.ts';
import { texts } from '../texts/index.ts';

interface CompanyLinksProps {
  id: number;
  company: string;
}

/** From a company to its people, and to an invitation into it. */
export function CompanyLinks({ id, company }: CompanyLinksProps) {
  const text = useText(texts);
  const people = new URLSearchParams({ search: company });
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
