/** The portal's routes (NAV-01 and on). A final slash never matters (D-58). */
export const PATHS = {
  home: '/',
  signIn: '/auth/login',
  signInAlias: '/login',
  signOut: '/logout',
  bookingOrders: '/booking/purchase-order-and-style-manager',
  shipmentOrders: '/shipments/purchase-order-and-style-manager',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(PATHS));

/** Whether the portal itself draws the page of this path. */
export function isPortalPath(path: string): boolean {
  return known.has(path === '/' ? path : path.replace(/\/$/, '').toLowerCase());
}
