import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { MenuButton } from '../../../../shared/ui/menu-button/menu-button.tsx';
import { useProfile } from '../../session/profile/use-profile.ts';
import * as s from '../admin.css.ts';
import { EmailText } from '../email-text.tsx';
import { AdminTable, type Column } from '../list/admin-table.tsx';
import { roleName } from '../names.ts';
import { texts } from '../texts/index.ts';
import { CHANGES, CHANGES_OF, type ChangeKind } from './account-changes.ts';
import type { AccountRow } from './account-source.ts';

interface AccountTableProps {
  rows: readonly AccountRow[];
  onChange(kind: ChangeKind, account: AccountRow): void;
}

/** Accounts, each with a menu of what can be done to it; nobody changes their own. */
export function AccountTable({ rows, onChange }: AccountTableProps) {
  const text = useText(texts);
  const formats = useFormats();
  const own = useProfile()?.id;
  const columns: readonly Column<AccountRow>[] = [
    {
      title: text('admin.email'),
      cell: ({ email, name }) => (
        <span>
          <EmailText email={email} />
          {name && <span className={s.below}>{name}</span>}
        </span>
      ),
    },
    { title: text('admin.company'), cell: ({ entity }) => entity.companyName },
    {
      title: text('admin.role'),
      cell: ({ roles }) => roles.map((role) => roleName(text, role)).join(', '),
    },
    {
      title: text('admin.accounts.state'),
      cell: ({ state }) => <span className={s.states[state]}>{text(`admin.accounts.state.${state}`)}</span>,
    },
    {
      title: text('admin.accounts.lastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? formats.dateTime(lastSignInAt) : text('admin.accounts.never'),
    },
  ];
  const changes = (row: AccountRow) =>
    row.accountId !== null && row.accountId === own ? (
      <span className={s.quiet}>{text('admin.accounts.you')}</span>
    ) : (
      <MenuButton
        label={text('admin.accounts.change')}
        about={row.email}
        items={CHANGES_OF[row.state].map((kind) => ({
          id: kind,
          label: text(CHANGES[kind].label),
          onSelect: () => onChange(kind, row),
        }))}
      />
    );
  return (
    <AdminTable
      label={text('menu.accounts')}
      columns={columns}
      rows={rows}
      actions={{ title: text('admin.accounts.change'), cell: changes }}
    />
  );
}
