import type { MessageId, Text } from '../../../shared/i18n/text.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from './form.css.ts';

/** What is wrong with an entry: the id of its text, or the text with its values. */
export type Problem = MessageId | Text;

/** All that is wrong with one field, for its `error`: each complaint on a line of its own. */
export function Problems({ of }: { of: readonly Problem[] }) {
  const text = useText();
  return of.map((problem) => {
    const { id, values = {} } = typeof problem === 'string' ? { id: problem } : problem;
    return (
      <span key={id} className={s.problem}>
        {text(id, values)}
      </span>
    );
  });
}
