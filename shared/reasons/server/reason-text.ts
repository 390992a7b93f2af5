import type { SentReason } from '../../contract/reasons.ts';

/** The text of an id with its values in one language; undefined where there is none. */
export type FindText = (id: string, values: Readonly<Record<string, string>>) => string | undefined;

/** A reason in one language, with the part of the input that it is about; undefined where the language has no text. */
export function reasonText(
  { code, values = {}, field, line }: SentReason,
  find: FindText,
): string | undefined {
  // As text, because a number would be grouped: `line 1,000`.
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const reason = find(code === 'noAccess' ? 'error.noAccess' : `reason.${code}`, written);
  if (reason === undefined || field === undefined) return reason;
  return line === undefined
    ? find('reason.field', { field, reason })
    : find('reason.line', { line: String(line), field, reason });
}
