/** Routes that code names (NAV-01 and on); the others stand in the table alone. A final slash never matters (D-58). */
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

/** Whether the portal itself draws the page of this path; what it has no page for gets its error page (NAV-41). */
export const isPortalPath = (path: string): boolean => !OTHER_APPS.test(path);
