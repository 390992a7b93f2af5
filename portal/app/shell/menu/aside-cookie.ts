import { BASE_PATH } from '../../routes/base-path.ts';

/** CONST-26 */
const NAME = 'kt_aside_toggle_state';
const YEAR = 365 * 24 * 60 * 60;

/** Whether the aside was left minimised (SHELL-32): `on` means minimised, `off` that it isn't (D-95); else nobody chose. */
export function isMinimised(cookies: string): boolean | undefined {
  const found = cookies.split(';').map((cookie) => cookie.trim());
  if (found.includes(`${NAME}=on`)) return true;
  return found.includes(`${NAME}=off`) ? false : undefined;
}

/** The cookie that stores the state for a year, for all pages of the portal (D-95). */
export const minimisedCookie = (minimised: boolean): string =>
  `${NAME}=${minimised ? 'on' : 'off'}; path=${BASE_PATH || '/'}; max-age=${YEAR}; samesite=lax`;
