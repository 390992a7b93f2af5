import type { Redirect } from './routes.tsx';

/** What people type for a list, in the plural or singular that its address doesn't have. */
const OTHER_NAMES = {
  '/shipment': '/shipments',
  '/deliveries': '/delivery',
  '/bookings': '/booking',
  '/orders': '/purchase-order',
  '/purchase-orders': '/purchase-order',
  '/partners': '/supplier',
  '/suppliers': '/supplier',
  '/agents': '/agent',
  '/invoice': '/invoices',
  '/manifests': '/manifest',
  '/quote': '/quotes',
  '/location': '/locations',
  '/reports': '/report',
  '/rate-sheets': '/rate-sheet',
  '/schedules': '/schedule',
  '/air-rates': '/air-rate',
};

/** The same list, or the same record of it. */
export const OTHER_ADDRESSES: readonly Redirect[] = Object.entries(OTHER_NAMES).flatMap(([name, path]) => [
  { path: name, to: () => path },
  { path: `${name}/:id`, to: ({ id }) => `${path}/${id}` },
]);
