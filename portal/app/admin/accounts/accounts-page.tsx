import { useText } from '../../../../shared/i18n/use-text.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { managesPeople } from '../../session/profile/roles.ts';
import { MailTrouble } from '../mail-trouble.tsx';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { AccountList } from './account-list.tsx';

/** `/admin/accounts`: admins see who has an account, change and close it, and open it again (D-101), managers those of their own company. */
export function AccountsPage() {
  const text = useText(texts);
  return (
    <StaffOnly title={text('menu.accounts')} may={managesPeople}>
      <PageHeader
        title={text('menu.accounts')}
        subtitle={text('admin.accounts.explanation')}
        actions={<PortalLink href="/admin/invites">{text('admin.accounts.invite')}</PortalLink>}
      />
      <MailTrouble />
      <AccountList />
    </StaffOnly>
  );
}
