import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { isAdmin } from '../../session/profile/roles.ts';
import * as s from '../admin.css.ts';
import { type Invite, inviteSource, withdrawInvite } from '../api.ts';
import { EmailText } from '../email-text.tsx';
import { withdrawFailure } from '../failure-text.ts';
import { OpenTable } from '../list/open-table.tsx';
import { useSessionList } from '../list/use-session-list.ts';
import { roleName } from '../names.ts';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { InviteForm } from './invite-form.tsx';

/** `/admin/invites`: an admin invites people, and withdraws invitations that nobody has accepted yet. */
export function InvitesPage() {
  const text = useText(texts);
  return (
    <StaffOnly title={text('menu.invites')} may={isAdmin}>
      <Invites />
    </StaffOnly>
  );
}

function Invites() {
  const text = useText(texts);
  const formats = useFormats();
  const list = useSessionList(inviteSource);
  const ends = ({ expiresAt }: Invite) =>
    Date.parse(expiresAt) < Date.now() ? (
      <span className={s.past}>{text('admin.past', { time: formats.dateTime(expiresAt) })}</span>
    ) : (
      formats.dateTime(expiresAt)
    );
  return (
    <>
      <PageHeader title={text('menu.invites')} subtitle={text('admin.invites.explanation')} />
      <InviteForm onSent={list.reload} />
      <OpenTable
        title={text('admin.invites.open')}
        list={list}
        empty={text('admin.invites.none')}
        columns={[
          { title: text('admin.email'), cell: ({ email }) => <EmailText email={email} /> },
          { title: text('admin.company'), cell: ({ entityName }) => entityName },
          { title: text('admin.role'), cell: ({ role }) => roleName(text, role) },
          {
            title: text('admin.by'),
            cell: ({ invitedBy }) => (invitedBy ? <EmailText email={invitedBy} /> : text('admin.by.server')),
          },
          { title: text('admin.sent'), cell: ({ createdAt }) => formats.dateTime(createdAt) },
          { title: text('admin.ends'), cell: ends },
        ]}
        withdraw={{
          text: text('admin.withdraw'),
          name: ({ email }) => text('admin.withdraw.name', { email }),
          question: ({ email }) => text('admin.withdraw.question', { email }),
          done: ({ email }) => text('admin.withdraw.done', { email }),
          failure: withdrawFailure,
          run: ({ id }) => withdrawInvite(id),
        }}
      />
    </>
  );
}
