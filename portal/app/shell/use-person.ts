import { useText } from '../../../shared/i18n/use-text.ts';
import { useProfile } from '../session/use-profile.ts';
import { personOf } from './person.ts';
import { texts } from './texts/index.ts';

/** The signed-in person as the shell shows them. */
export function usePerson() {
  const text = useText(texts);
  return personOf(useProfile(), text('shell.missing'));
}
