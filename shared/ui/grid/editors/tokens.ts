/** Several codes in one cell, in their order: the airports of a routing are `YYZ / LHR / FRA`. */

const SEPARATOR = ' / ';
const SEPARATORS = /[/,;|>\r\n\t]+/;

/** The codes of a text with whatever separates them. */
export const splitTokens = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((token) => token.trim())
    .filter(Boolean);

export const joinTokens = (tokens: readonly string[]): string => tokens.join(SEPARATOR);

/** The edges of the token that the caret is in. */
function edgesAt(text: string, caret: number): [start: number, end: number] {
  const before = text.slice(0, caret).search(/[^/,;|>]*$/);
  const after = text.slice(caret).search(/[/,;|>]/);
  return [before, after < 0 ? text.length : caret + after];
}

/** The token that the caret is in, as far as it was typed. */
export const tokenAt = (text: string, caret: number): string => text.slice(...edgesAt(text, caret)).trim();

/** A text of tokens, and where its caret is. */
export interface TokenText {
  readonly text: string;
  readonly caret: number;
}

/**
 * The text with a token instead of the one that the caret is in, or behind the last one without a caret. The caret is
 * then behind the separator of the next token, which at the end is there already to be typed.
 */
export function withToken(text: string, caret: number | null, token: string): TokenText {
  const [start, end] = caret === null ? [text.length, text.length] : edgesAt(text, caret);
  const before = splitTokens(text.slice(0, start));
  const after = splitTokens(text.slice(end));
  const head = `${joinTokens([...before, token])}${SEPARATOR}`;
  return { text: head + joinTokens(after), caret: head.length };
}

/** The text without its last token, where the next one is still empty; undefined where the caret is in a token. */
export function withoutLast(text: string): string | undefined {
  if (tokenAt(text, text.length) !== '' || text.trim() === '') return undefined;
  const rest = splitTokens(text).slice(0, -1);
  return rest.length > 0 ? joinTokens(rest) + SEPARATOR : '';
}

/** Backspace takes the last token while the next one is still empty; undefined where a key is the input's own. */
function textAfterKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { value, selectionStart, selectionEnd, readOnly }: HTMLInputElement,
): string | undefined {
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  return key === 'Backspace' && !ctrlKey && !metaKey && isAtEnd && !readOnly ? withoutLast(value) : undefined;
}

/** For columns of the kind `tokens`: how codes stand in their cells. A tool imports it where it has such columns. */
export const tokenFormat = { split: splitTokens, tokenAt, withToken, textAfterKey };

export type TokenFormat = typeof tokenFormat;
