import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { ServerWords } from '../../../shared/reasons/server/server-words.ts';
import { texts } from '../texts/index.ts';

interface RefusedField {
  /** Of the action's input. */
  field: string;
  /** Why, without the field’s name: the error stands at it. */
  text: Text;
}

/** Which field of a form the server refused; undefined where it named none. */
export function refusedField(error: unknown): RefusedField | undefined {
  const words = error instanceof ClientError ? error.serverWords : undefined;
  const [first, ...others] = words?.reasons ?? [];
  if (!words || !first?.field || others.length > 0) return undefined;
  const { field, ...reason } = first;
  const prefix = `${field}: `;
  const own = words.words.startsWith(prefix) ? words.words.slice(prefix.length) : words.words;
  return { field, text: texts('error.withReason', { reason: new ServerWords(own, [reason]) }) };
}
