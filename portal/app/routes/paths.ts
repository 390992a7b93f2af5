/**
 * Paths that code refers to (NAV-01 and on); the others are only in the table of routes. A final slash is ignored
 * (D-58).
 */
export const PATHS = {
  home: '/',
  signIn: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  invite: '/auth/set-password-new-user',
  signOut: '/logout',
  dashboard: '/dashboard',
  error: '/error/error-v1',
  viewer: '/iframe',
} as const;

const OTHER_APPS = /^\/(api|widgets|demo)(\/|$)/i;

/** Whether the portal draws this path; paths without a page get its error page (NAV-41). */
export const isPortalPath = (path: string): boolean => !OTHER_APPS.test(path);
