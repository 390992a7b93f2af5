import { useText } from '../../../shared/i18n/use-text.ts';
import { useProfile } from '../session/use-profile.ts';
import { personOf } from './person.ts';

/** The signed-in person as the shell shows them. */
export function usePerson() {
  const text = useText();
  return personOf(useProfile(), text('shell.missing'));
}
