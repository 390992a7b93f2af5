/**
 * The token with one character of its signature changed: it reads the same and must be refused.
 * The last character is left alone, because its spare bits may not count.
 */
export function alteredToken(token: string): string {
  const place = Math.max(token.lastIndexOf('.') + 1, token.length - 8);
  const changed = token[place] === 'A' ? 'B' : 'A';
  return token.slice(0, place) + changed + token.slice(place + 1);
}

/** The link with another token in it. */
export function linkWithToken(url: string, token: string): string {
  const changed = new URL(url);
  changed.searchParams.set('token', token);
  return changed.href;
}

/** The link with its own token, but another record's number. */
export function linkToRecord(url: string, recordId: number): string {
  const changed = new URL(url);
  changed.searchParams.set('record_id', String(recordId));
  return changed.href;
}
