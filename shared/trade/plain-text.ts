/** Why a text is not stored: more characters than it may have, a control character, or half of a character. */
export type PlainTextError = 'long' | 'control' | 'half';

/** The first fault of a plain text of at most so many UTF-16 units; tabs and line breaks are none. */
export function plainTextError(text: string, maxLength: number): PlainTextError | undefined {
  if (text.length > maxLength) return 'long';
  if (/(?![\t\r\n])\p{Cc}/u.test(text)) return 'control';
  return text.isWellFormed() ? undefined : 'half';
}
