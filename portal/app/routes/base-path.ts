import { BUNDLE_BACKEND } from '../../../shared/element/bundle-backend.ts';

/**
 * The path of the server's `PUBLIC_URL`, without a slash at its end: every address of the portal begins with it. Empty
 * where the portal has its origin for itself. The paths of routes, menus and `returnTo` are those behind it.
 */
export const BASE_PATH = URL.parse(BUNDLE_BACKEND)?.pathname.replace(/\/$/, '') ?? '';

/** What a link, an image or a page load takes for a path of the portal or its server; any other address stays. */
export const withBase = (address: string): string =>
  address.startsWith('/') ? BASE_PATH + address : address;

/** The portal's own path in one that the browser shows. */
export const pathBehind = (base: string, pathname: string): string =>
  pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname;

/** The path of the open page. */
export const currentPath = (): string => pathBehind(BASE_PATH, location.pathname);
