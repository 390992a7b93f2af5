import { useText } from '../../../../shared/i18n/use-text.ts';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { CloseOnLink } from '../../layout/close-on-link.tsx';
import { texts } from '../texts/index.ts';
import { Nav } from './nav.tsx';

interface MenuDrawerProps {
  open: boolean;
  onClose(): void;
}

/** The menu of windows that are too narrow for the aside (SHELL-39). */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const text = useText(texts);
  return (
    <Drawer title={text('shell.menu')} side="left" open={open} onClose={onClose}>
      <CloseOnLink onClose={onClose}>
        <nav aria-label={text('shell.navigation')}>
          <Nav />
        </nav>
      </CloseOnLink>
    </Drawer>
  );
}
