import { currentPath } from './base-path.ts';
import { isPortalPath, PATHS } from './paths.ts';

/** Pages that a sign-in never returns to. */
const NEVER_BACK = ['/auth', '/login', '/logout'];

/**
 * Where a person goes after signing in: the path of `returnTo` if it stays on this origin (D-92), else `/`.
 *
 * @param returnTo the decoded query parameter, or null
 * @param origin the page's own origin
 */
export function safeReturnTo(returnTo: string | null, origin: string): string {
  if (!returnTo?.startsWith('/')) return '/';
  const url = URL.parse(returnTo, origin);
  // `//host` and `/\host` start with a slash and still leave the origin.
  if (url?.origin !== origin) return '/';
  const path = url.pathname.toLowerCase();
  if (NEVER_BACK.some((never) => path === never || path.startsWith(`${never}/`))) return '/';
  return url.pathname + url.search + url.hash;
}

/** The address of the sign-in page that returns to `path` (D-01, D-92); the dashboard is its default. */
export function signInPath(path: string): string {
  const isStart = path === PATHS.home || path === PATHS.dashboard;
  return isStart ? PATHS.signIn : `${PATHS.signIn}?returnTo=${encodeURIComponent(path)}`;
}

/** The address without the link token: after a refusal the person's own session is used (D-01). */
export function withoutToken(path: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.delete('token');
  return url.pathname + url.search + url.hash;
}

/** Pages of other apps on this origin (such as the QA page) need a real page load. */
export function needsPageLoad(path: string, origin: string): boolean {
  return !isPortalPath(new URL(path, origin).pathname);
}

/** The address of the page within the portal. */
export const currentAddress = (): string => currentPath() + location.search + location.hash;
