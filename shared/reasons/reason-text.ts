import { knownReasons, type Reason, type SentReason } from '../contract/reasons.ts';
import type { Text } from '../i18n/define-texts.ts';
import { texts } from './texts/index.ts';

/** One with a text in every language, or the words of a backend whose code isn't known here. */
export type GivenReason = Reason | string;

/** The reasons of an answer, or its words where they have no known code. */
export function reasonsOf(words: string, sent: readonly SentReason[]): readonly GivenReason[] {
  const known = knownReasons(sent);
  if (known.length > 0) return known;
  return words ? [words] : [];
}

/** A reason as a text, with the part of the input that it is about. */
export function reasonText({ code, values = {}, field, line }: Reason): Text {
  // As they are: a number would be grouped, as in `line 1,000`.
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const reason = texts(code === 'noAccess' ? 'error.noAccess' : `reason.${code}`, written);
  if (field === undefined) return reason;
  return line === undefined
    ? texts('reason.field', { field, reason })
    : texts('reason.line', { line: String(line), field, reason });
}

/** The same of several, some of which may be words. */
export const reasonTexts = (reasons: readonly GivenReason[]): readonly (Text | string)[] =>
  reasons.map((each) => (typeof each === 'string' ? each : reasonText(each)));
