import { useSetAtom } from 'jotai';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ChevronDownIcon } from '../../../../shared/ui/icons/icons.tsx';
import { CloseOnLink } from '../../layout/close-on-link.tsx';
import { shortcutsAtom } from '../../panels/open-panels.ts';
import { PATHS } from '../../routes/paths.ts';
import { KeyboardIcon } from '../header/shell-icons.tsx';
import { useDropdown } from '../header/use-dropdown.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { texts } from '../texts/index.ts';
import { QuickChoices } from './quick-choices.tsx';
import { useShownUser } from './use-shown-user.ts';
import { UserLink } from './user-link.tsx';
import * as s from './user-menu.css.ts';

/** The greeting (SHELL-13, SHELL-14) and the menu below it (SHELL-15 to SHELL-17). */
export function UserMenu() {
  const text = useText(texts);
  const { name, email } = useShownUser();
  const { isOpen, close, area, button } = useDropdown();
  const openShortcuts = useSetAtom(shortcutsAtom);
  return (
    <div className={s.area} {...area}>
      <button type="button" className={s.button} {...button}>
        <span className={s.greeting}>{text('shell.greeting', { name })}</span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <CloseOnLink className={s.drop} onClose={close}>
          <div className={s.box}>
            <p className={s.who}>{email}</p>
            <div className={s.group}>
              <UserLink
                href="/user-profile"
                title={text('shell.myProfile')}
                subtitle={text('shell.myProfile.subtitle')}
                icon={<MenuIcon name="person" />}
              />
            </div>
            <div className={s.group}>
              <QuickChoices />
            </div>
            <div className={s.group}>
              <button
                type="button"
                className={s.item}
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  openShortcuts(true);
                }}
              >
                <KeyboardIcon />
                {text('shell.shortcuts')}
              </button>
              <UserLink
                href={PATHS.signOut}
                title={text('shell.signOut')}
                icon={<MenuIcon name="sign-out" />}
              />
            </div>
          </div>
        </CloseOnLink>
      )}
    </div>
  );
}
