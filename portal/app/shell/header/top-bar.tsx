import { useSetAtom } from 'jotai';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ActingFor } from '../../entity/acting-for.tsx';
import { paletteAtom, quickPanelAtom, userPanelAtom } from '../../panels/open-panels.ts';
import { useUnreadCount } from '../../quick-panel/unread.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { texts } from '../texts/index.ts';
import { Avatar } from '../user/avatar.tsx';
import { useShownUser } from '../user/use-shown-user.ts';
import { UserMenu } from '../user/user-menu.tsx';
import * as s from './header.css.ts';
import { HelpLink } from './help-link.tsx';
import { BellIcon, PanelIcon } from './shell-icons.tsx';

/** The buttons of the header for signed-in people (SHELL-19). */
export function TopBar() {
  const text = useText(texts);
  const { picture, initials } = useShownUser();
  const openPalette = useSetAtom(paletteAtom);
  const openQuickPanel = useSetAtom(quickPanelAtom);
  const openUserPanel = useSetAtom(userPanelAtom);
  const unread = useUnreadCount();
  const badge = text('shell.unread', { count: unread });
  // The name contains the badge's own text, which users of speech input say (WCAG 2.5.3).
  const notifications = text('shell.notifications', { count: unread, badge });
  return (
    <>
      <button
        type="button"
        className={s.goTo}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => openPalette(true)}
      >
        <MenuIcon name="search" />
        <span className={s.goToName}>{text('shell.goTo')}</span>
        <kbd className={s.keys}>{text('shell.goTo.keys')}</kbd>
      </button>
      <ActingFor />
      <HelpLink
        className={`${s.tool} ${s.notOnPhone}`}
        aria-label={text('shell.help')}
        title={text('shell.help')}
      >
        <MenuIcon name="help" />
      </HelpLink>
      <button
        type="button"
        className={s.tool}
        aria-haspopup="dialog"
        aria-label={notifications}
        title={notifications}
        onClick={() => openQuickPanel({ tab: 'notifications', side: 'right' })}
      >
        <BellIcon />
        {unread > 0 && <span className={s.count}>{badge}</span>}
      </button>
      <button
        type="button"
        className={s.tool}
        aria-haspopup="dialog"
        aria-label={text('shell.quickPanel')}
        title={text('shell.quickPanel')}
        onClick={() => openQuickPanel({ tab: 'audit' })}
      >
        <PanelIcon />
      </button>
      <UserMenu />
      <button
        type="button"
        className={s.tool}
        aria-haspopup="dialog"
        aria-label={text('shell.userPanel')}
        title={text('shell.userPanel')}
        onClick={() => openUserPanel(true)}
      >
        <Avatar picture={picture} initials={initials} size="small" />
      </button>
    </>
  );
}
