import { useAtom, useSetAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Drawer } from '../../../shared/ui/drawer/drawer.tsx';
import { SwitchButton } from '../entity/switch-button.tsx';
import { useGo } from '../layout/use-go.ts';
import { PATHS } from '../paths.ts';
import { Avatar } from './avatar.tsx';
import { Leaving } from './leaving.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { LINKS } from './panel-links.ts';
import { quickPanelAtom, userPanelAtom } from './panels-atom.ts';
import { ActivityIcon, MessageIcon, TaskIcon } from './shell-icons.tsx';
import { texts } from './texts/index.ts';
import { usePerson } from './use-person.ts';
import { UserLink } from './user-link.tsx';
import * as s from './user-panel.css.ts';

/** Who is signed in, and what is theirs (SHELL-09 to SHELL-12, D-97). */
export function UserPanel() {
  const text = useText(texts);
  const go = useGo();
  const [isOpen, setOpen] = useAtom(userPanelAtom);
  const openQuickPanel = useSetAtom(quickPanelAtom);
  const { name, occupation, email, picture, initials } = usePerson();
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
      <Leaving className={s.links} onLeave={close}>
        <UserLink
          href="/user-profile"
          title={text('shell.myProfile')}
          subtitle={text('shell.myProfile.subtitle')}
          icon={<MenuIcon name="person" />}
        />
        <UserLink
          href={LINKS.messages}
          onGo={() => openQuickPanel({ tab: 'notifications' })}
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
      </Leaving>
    </Drawer>
  );
}
