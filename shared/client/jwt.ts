/** What a page may read of a token of the usual form; nothing of any other, which only its maker can read. */
export function claimsOf(token: string): { readonly exp?: unknown; readonly sub?: unknown } {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return Object(JSON.parse(atob(payload)));
  } catch {
    return {};
  }
}

/** When a token ends, in milliseconds since 1970; undefined for one without an end. */
export function endOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** A token is used until this long before its end, in milliseconds. */
export const END_MARGIN = 30_000;
