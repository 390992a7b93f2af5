import { useText } from '../../../../shared/i18n/use-text.ts';
import { MenuButton } from '../../../../shared/ui/menu-button/menu-button.tsx';
import { useProfile } from '../../session/profile/use-profile.ts';
import * as s from '../admin.css.ts';
import { texts } from '../texts/index.ts';
import { CHANGES, type ChangeKind, changesFor } from './account-changes.ts';
import type { AccountRow } from './account-row.ts';

interface AccountMenuProps {
  account: AccountRow;
  onChange(kind: ChangeKind): void;
}

/** What can be done to an account; nobody changes their own. */
export function AccountMenu({ account, onChange }: AccountMenuProps) {
  const text = useText(texts);
  const profile = useProfile();
  if (account.accountId !== null && account.accountId === profile?.id) {
    return <span className={s.you}>{text('admin.accounts.you')}</span>;
  }
  return (
    <MenuButton
      label={text('admin.accounts.change')}
      about={account.email}
      items={changesFor(account, profile).map((kind) => ({
        id: kind,
        label: text(CHANGES[kind].label),
        onSelect: () => onChange(kind),
      }))}
    />
  );
}
