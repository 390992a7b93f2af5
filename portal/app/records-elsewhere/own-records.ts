/**
 * Patterns of the table of routes whose pages show what this server's own database has of records. Where the records are at the
 * provider's application, which answers the tools alone, these pages say so in place of failing.
 */
const OF_OWN_RECORDS: ReadonlySet<string | RegExp> = new Set([
  '/dashboard',
  '/shipments',
  '/shipments/:id',
  '/delivery',
  '/booking',
  '/booking/new',
  '/booking/:id',
  '/booking/:id/change',
  '/purchase-order',
  '/purchase-order/:id',
  '/supplier',
  '/agent',
  '/insurance',
  '/manifest',
  '/manifest/:id',
  '/invoices',
  '/invoices/statement',
  '/invoices/new',
  '/invoices/:id',
  '/invoices/:id/change',
  '/invoices/:id/credit-notes/:entry',
  '/quotes',
  '/quotes/new',
  '/quotes/:id',
  '/rate-search',
  '/rate-search/submitted',
  '/locations',
  '/report/ocean',
  '/report/air',
  '/rate-sheet',
  '/rate-sheet/:id',
  '/schedule',
  '/booking-charges',
  '/admin/base-rates',
  '/admin/imports',
  '/admin/imports/:id',
]);

/** @param path of a route, as it stands in the table */
export const showsOwnRecords = (path: string | RegExp): boolean => OF_OWN_RECORDS.has(path);
