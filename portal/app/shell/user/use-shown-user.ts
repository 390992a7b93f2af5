import { useText } from '../../../../shared/i18n/use-text.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import { texts } from '../texts/index.ts';
import { shownUser } from './shown-user.ts';

/** The signed-in person's values for the shell. */
export function useShownUser() {
  const text = useText(texts);
  return shownUser(useProfile(), text('shell.missing'));
}
