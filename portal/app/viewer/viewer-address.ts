/** Whether the viewer shows an address. */
export type ViewerAddress = { is: 'none' } | { is: 'refused' } | { is: 'shown'; url: URL };

/**
 * IFRAME-03, D-11: only `http:` and `https:` addresses without a user name are embedded; where the provider names
 * hosts, only theirs and their subdomains'.
 *
 * @param text the entered address, or null
 * @param hosts allowed host names; none or an empty list allows every host
 */
export function viewerAddress(text: string | null, hosts: readonly string[] = []): ViewerAddress {
  if (!text?.trim()) return { is: 'none' };
  const url = URL.parse(text.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    return { is: 'refused' };
  const host = url.hostname.toLowerCase();
  const isAllowed = hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
  return hosts.length === 0 || isAllowed ? { is: 'shown', url } : { is: 'refused' };
}

const KEY = 'iframeUrl';

/** IFRAME-02; without storage the address only stands in the page's own. */
export function storeAddress(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // The address still has the parameter.
  }
}

/** The address that this tab showed last (D-82), or null. */
export function storedAddress(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
