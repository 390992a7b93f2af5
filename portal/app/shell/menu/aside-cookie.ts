import { BASE_PATH } from '../../routes/base-path.ts';

/** CONST-26 */
const NAME = 'kt_aside_toggle_state';
const YEAR = 365 * 24 * 60 * 60;

/** Whether the aside was left minimised (SHELL-32): `on` means minimised, anything else that it is not (D-95). */
export const isMinimised = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${NAME}=on`);

/** The cookie that stores the state for a year, for all pages of the portal (D-95). */
export const minimisedCookie = (minimised: boolean): string =>
  `${NAME}=${minimised ? 'on' : 'off'}; path=${BASE_PATH || '/'}; max-age=${YEAR}; samesite=lax`;
