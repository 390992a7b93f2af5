import { useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import type { ListHandle } from '../../modules/list/module-list.tsx';
import { managesPeople } from '../../session/profile/roles.ts';
import { MailTrouble } from '../mail-trouble.tsx';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';

/** `/admin/invites`: admins, and managers of a company, invite people, and withdraw invitations that nobody has accepted yet. */
export function InvitesPage() {
  const text = useText(texts);
  const list = useRef<ListHandle>(null);
  return (
    <StaffOnly title={text('menu.invites')} may={managesPeople}>
      <PageHeader title={text('menu.invites')} subtitle={text('admin.invites.explanation')} />
      <MailTrouble />
      <InviteForm onSent={() => list.current?.reload()} />
      <InviteList ref={list} />
    </StaffOnly>
  );
}
