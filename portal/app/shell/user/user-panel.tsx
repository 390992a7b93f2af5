import { useAtom, useSetAtom } from 'jotai';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { SwitchButton } from '../../entity/switch-button.tsx';
import { CloseOnLink } from '../../layout/close-on-link.tsx';
import { useGo } from '../../layout/use-go.ts';
import { quickPanelAtom, userPanelAtom } from '../../panels/open-panels.ts';
import { LINKS } from '../../panels/panel-links.ts';
import { PATHS } from '../../routes/paths.ts';
import { ActivityIcon, MessageIcon, TaskIcon } from '../header/shell-icons.tsx';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { texts } from '../texts/index.ts';
import { Avatar } from './avatar.tsx';
import { useShownUser } from './use-shown-user.ts';
import { UserLink } from './user-link.tsx';
import * as s from './user-panel.css.ts';

/** The side panel of the signed-in person: name, links and sign-out (SHELL-09 to SHELL-12, D-97). */
export function UserPanel() {
  const text = useText(texts);
  const go = useGo();
  const [isOpen, setOpen] = useAtom(userPanelAtom);
  const openQuickPanel = useSetAtom(quickPanelAtom);
  const { name, occupation, email, picture, initials } = useShownUser();
  const close = () => setOpen(false);
  return (
    <Drawer title={text('shell.userPanel')} side="right" open={isOpen} onClose={close}>
      <div className={s.person}>
        <Avatar picture={picture} initials={initials} size="large" />
        <div className={s.words}>
          <p className={s.name}>{name}</p>
          <p className={s.muted}>{occupation}</p>
          <p className={s.muted}>{email}</p>
        </div>
      </div>
      <div className={s.actions}>
        <Button
          size="sm"
          onClick={() => {
            close();
            go(PATHS.signOut);
          }}
        >
          {text('shell.panel.signOut')}
        </Button>
        <SwitchButton size="sm" onGo={close} />
      </div>
      <CloseOnLink className={s.links} onClose={close}>
        <UserLink
          href="/user-profile"
          title={text('shell.myProfile')}
          subtitle={text('shell.myProfile.subtitle')}
          icon={<MenuIcon name="person" />}
        />
        <UserLink
          href={LINKS.messages}
          onGo={() => openQuickPanel({ tab: 'notifications', side: 'right' })}
          title={text('shell.panel.messages')}
          subtitle={text('shell.panel.messages.subtitle')}
          icon={<MessageIcon />}
        />
        <UserLink
          href={LINKS.activities}
          onGo={() => openQuickPanel({ tab: 'audit', mine: true })}
          title={text('shell.panel.activities')}
          subtitle={text('shell.panel.activities.subtitle')}
          icon={<ActivityIcon />}
        />
        <UserLink
          href={`${PATHS.dashboard}#tasks`}
          title={text('shell.panel.tasks')}
          subtitle={text('shell.panel.tasks.subtitle')}
          icon={<TaskIcon />}
        />
      </CloseOnLink>
    </Drawer>
  );
}
