import { knownReasons, type Reason, type SentReason } from '../contract/reasons.ts';
import type { Text } from '../i18n/define-texts.ts';
import { texts } from './texts/index.ts';

/** What was given as a reason: one that every language can say, or words that nobody here knows. */
export type Said = Reason | string;

/** What an answer says: its reasons, or its words where they have no code that is known here. */
export function reasonsOf(words: string, sent: readonly SentReason[]): readonly Said[] {
  const known = knownReasons(sent);
  if (known.length > 0) return known;
  return words ? [words] : [];
}

/** A reason as a text, with the part of the input that it is about. */
export function reasonText({ code, values = {}, field, line }: Reason): Text {
  // As they are: a number would be grouped, as in `line 1,000`.
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const said = texts(code === 'noAccess' ? 'error.noAccess' : `said.${code}`, written);
  if (field === undefined) return said;
  return line === undefined
    ? texts('said.field', { field, said })
    : texts('said.line', { line: String(line), field, said });
}

/** The same of several, some of which may be words. */
export const reasonTexts = (reasons: readonly Said[]): readonly (Text | string)[] =>
  reasons.map((each) => (typeof each === 'string' ? each : reasonText(each)));
