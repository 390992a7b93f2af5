import { useSetAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { isAdmin } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { entityPanelAtom } from './state.ts';
import { texts } from './texts/index.ts';

interface SwitchButtonProps {
  size?: 'sm' | 'md';
  /** Called before the panel opens. */
  onGo?(): void;
}

/** Opens the panel with the entity switcher; only admins have it (ENT-02, ENT-03). */
export function SwitchButton({ size = 'md', onGo }: SwitchButtonProps) {
  const text = useText(texts);
  const profile = useProfile();
  const open = useSetAtom(entityPanelAtom);
  if (!isAdmin(profile)) return null;
  const go = () => {
    onGo?.();
    open(true);
  };
  return (
    <Button size={size} aria-haspopup="dialog" onClick={go}>
      {text('acting.title')}
    </Button>
  );
}
