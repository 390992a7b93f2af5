import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { MenuButton } from '../../../../shared/ui/menu-button/menu-button.tsx';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import * as s from '../admin.css.ts';
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
  const titles = ['email', 'company', 'role', 'accounts.state', 'accounts.lastSignIn'] as const;
  const cell = (row: AccountRow, title: (typeof titles)[number]) => {
    switch (title) {
      case 'email':
        return <Person account={row} />;
      case 'company':
        return row.entity.companyName;
      case 'role':
        return row.roles.map((role) => roleName(text, role)).join(', ');
      case 'accounts.state':
        return <span className={s.states[row.state]}>{text(`admin.accounts.state.${row.state}`)}</span>;
      default:
        return row.lastSignInAt ? formats.dateTime(row.lastSignInAt) : text('admin.accounts.never');
    }
  };
  return (
    <table className={s.table} aria-label={text('menu.accounts')}>
      <thead className={s.heads}>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={s.head}>
              {text(`admin.${title}`)}
            </th>
          ))}
          <th scope="col" className={s.head}>
            <span className={visuallyHidden}>{text('admin.accounts.change')}</span>
          </th>
        </tr>
      </thead>
      <tbody className={s.body}>
        {rows.map((row) => (
          <tr key={row.id} className={s.row}>
            {titles.map((title) => (
              <td key={title} data-name={text(`admin.${title}`)} className={s.cell}>
                {cell(row, title)}
              </td>
            ))}
            <td className={s.end}>
              {row.accountId !== null && row.accountId === own ? (
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
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The email may wrap after its `@`, and the name stands below. */
function Person({ account: { email, name } }: { account: AccountRow }) {
  const [user, host] = email.split(/(?<=@)/);
  return (
    <span>
      {user}
      <wbr />
      {host}
      {name && <span className={s.below}>{name}</span>}
    </span>
  );
}
