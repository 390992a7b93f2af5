/** The portal's routes (NAV-01 and on). A final slash never matters (D-58). */
export const PATHS = {
  home: '/',
  signIn: '/auth/login',
  signInAlias: '/login',
  signOut: '/logout',
  bookingOrders: '/booking/purchase-order-and-style-manager',
  shipmentOrders: '/shipments/purchase-order-and-style-manager',
  charges: '/booking-charges/:feature',
} as const;

const { charges, ...plain } = PATHS;
const known: ReadonlySet<string> = new Set(Object.values(plain));
const CHARGES = /^\/booking-charges\/[^/]+$/;

/** Whether the portal itself draws the page of this path. */
export function isPortalPath(path: string): boolean {
  const route = path === '/' ? path : path.replace(/\/$/, '').toLowerCase();
  return known.has(route) || CHARGES.test(route);
}
