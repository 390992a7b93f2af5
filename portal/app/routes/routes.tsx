import { SignInPage } from '../auth/sign-in/sign-in-page.tsx';
import type { Access } from '../session/guard.tsx';
import { lazyPage, type Page, type PageParams } from './lazy-page.tsx';
import { OTHER_ADDRESSES } from './other-names.ts';
import { PATHS } from './paths.ts';

export interface PageRoute {
  /** A final slash and the case are ignored (D-58). A regular expression where no pattern can express it. */
  path: string | RegExp;
  access: Access;
  /** `tool`: the shell for signed-in people, the page without it for visitors; `blank`: the page alone (D-94). */
  layout: 'shell' | 'tool' | 'blank';
  /** The content has the whole width of the window (SHELL-25). */
  wide?: boolean;
  page: Page;
}

export interface Redirect {
  path: string;
  to: (params: PageParams) => string;
}

type RoutePages = typeof import('../route-subscriptions/lazy-pages.ts');

/** A page of route subscriptions. */
const routePage = (name: keyof RoutePages) =>
  lazyPage(() => import('../route-subscriptions/lazy-pages.ts'), name);

type ModulePages = typeof import('../modules/lazy-pages.ts');

/** The page of a module. */
const modulePage = (name: keyof ModulePages) => lazyPage(() => import('../modules/lazy-pages.ts'), name);

type ReportPages = typeof import('../reports/lazy-pages.ts');

/** A report. */
const reportPage = (name: keyof ReportPages) => lazyPage(() => import('../reports/lazy-pages.ts'), name);

type RecordPages = typeof import('../records/lazy-pages.ts');

/** The page of one record. */
const recordPage = (name: keyof RecordPages) => lazyPage(() => import('../records/lazy-pages.ts'), name);

type ManifestPages = typeof import('../manifests/lazy-pages.ts');

/** The lists of manifests and invoices. */
const manifestPage = (name: keyof ManifestPages) =>
  lazyPage(() => import('../manifests/lazy-pages.ts'), name);

type InvoicePages = typeof import('../invoices/lazy-pages.ts');

/** A page about what is billed. */
const invoicePage = (name: keyof InvoicePages) => lazyPage(() => import('../invoices/lazy-pages.ts'), name);

/**
 * Every address of the portal (NAV-01 and on); the first match counts. Any other address gets the error page (D-93).
 */
export const ROUTES: readonly (PageRoute | Redirect)[] = [
  { path: PATHS.signIn, access: 'auth', layout: 'blank', page: SignInPage },
  { path: '/login', to: () => PATHS.signIn },
  {
    path: PATHS.forgotPassword,
    access: 'anyone',
    layout: 'blank',
    page: lazyPage(() => import('../auth/forgot-password/lazy-page.ts'), 'ForgotPasswordPage'),
  },
  {
    path: PATHS.invite,
    access: 'anyone',
    layout: 'blank',
    page: lazyPage(() => import('../auth/invite/lazy-page.ts'), 'InvitePage'),
  },
  { path: '/auth/*?', to: () => PATHS.signIn },
  {
    path: PATHS.signOut,
    access: 'anyone',
    layout: 'blank',
    page: lazyPage(() => import('../session/sign-out/lazy-page.ts'), 'SignOutPage'),
  },

  { path: PATHS.home, to: () => PATHS.dashboard },

  {
    path: PATHS.dashboard,
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../dashboard/lazy-page.ts'), 'DashboardPage'),
  },
  { path: '/shipments', access: 'signed-in', layout: 'shell', page: modulePage('ShipmentsPage') },
  { path: '/delivery', access: 'signed-in', layout: 'shell', page: modulePage('DeliveriesPage') },
  { path: '/booking', access: 'signed-in', layout: 'shell', page: modulePage('BookingsPage') },
  { path: '/purchase-order', access: 'signed-in', layout: 'shell', page: modulePage('PurchaseOrdersPage') },
  { path: '/supplier', access: 'signed-in', layout: 'shell', page: modulePage('SuppliersPage') },
  { path: '/agent', access: 'signed-in', layout: 'shell', page: modulePage('AgentsPage') },
  { path: '/insurance', access: 'signed-in', layout: 'shell', page: modulePage('InsurancePage') },
  { path: '/manifest', access: 'signed-in', layout: 'shell', page: manifestPage('ManifestsPage') },
  { path: '/invoices', access: 'signed-in', layout: 'shell', page: manifestPage('InvoicesPage') },
  { path: '/invoices/statement', access: 'signed-in', layout: 'shell', page: invoicePage('StatementPage') },
  { path: '/invoices/new', access: 'signed-in', layout: 'shell', page: invoicePage('NewInvoicePage') },
  { path: '/invoices/:id', access: 'signed-in', layout: 'shell', page: invoicePage('InvoicePage') },
  {
    path: '/invoices/:id/change',
    access: 'signed-in',
    layout: 'shell',
    page: invoicePage('ChangeInvoicePage'),
  },
  {
    path: '/invoices/:id/credit-notes/:entry',
    access: 'signed-in',
    layout: 'shell',
    page: invoicePage('CreditNotePage'),
  },
  { path: '/quotes', access: 'signed-in', layout: 'shell', page: modulePage('QuotesPage') },
  {
    path: '/quotes/new',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../quote-request/lazy-page.ts'), 'NewQuotePage'),
  },
  {
    path: '/rate-search',
    access: 'signed-in',
    layout: 'shell',
    wide: true,
    page: lazyPage(() => import('../rate-search/lazy-page.ts'), 'RateSearchPage'),
  },
  {
    path: '/rate-search/submitted',
    access: 'signed-in',
    layout: 'shell',
    wide: true,
    page: modulePage('SubmittedRatesPage'),
  },
  {
    path: '/locations',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../locations/lazy-page.ts'), 'LocationsPage'),
  },
  { path: '/report', to: () => '/report/ocean' },
  { path: '/report/ocean', access: 'signed-in', layout: 'shell', page: reportPage('OceanReportPage') },
  { path: '/report/air', access: 'signed-in', layout: 'shell', page: reportPage('AirReportPage') },
  {
    path: '/rate-sheet',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../rate-sheets/lazy-pages.ts'), 'RateSheetsPage'),
  },
  {
    path: '/rate-sheet/:id',
    access: 'signed-in',
    layout: 'shell',
    wide: true,
    page: lazyPage(() => import('../rate-sheets/lazy-pages.ts'), 'RateSheetPage'),
  },
  {
    path: '/schedule',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../schedules/lazy-page.ts'), 'SchedulesPage'),
  },
  { path: '/booking-charges', access: 'signed-in', layout: 'shell', page: modulePage('PickChargesPage') },
  { path: '/route-subscription', to: () => '/route-subscription/products' },
  { path: '/route-subscription/products', access: 'anyone', layout: 'tool', page: routePage('RoutesPage') },
  {
    path: '/route-subscription/products/productsview/:id',
    access: 'signed-in',
    layout: 'shell',
    page: routePage('RoutePage'),
  },
  {
    path: '/route-subscription/productsview/:id',
    to: ({ id }) => `/route-subscription/products/productsview/${id}`,
  },
  { path: '/user-profile', to: () => '/user-profile/personal-information' },
  {
    path: '/user-profile/personal-information',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../profile/lazy-pages.ts'), 'PersonalPage'),
  },
  {
    path: '/user-profile/account-information',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../profile/lazy-pages.ts'), 'CompanyPage'),
  },
  { path: '/user-profile/route-subscription', to: () => '/user-profile/route-subscription/products' },
  {
    path: '/user-profile/route-subscription/products',
    access: 'signed-in',
    layout: 'shell',
    page: routePage('ProfileRoutesPage'),
  },
  {
    path: '/user-profile/route-subscription/productsview/:id',
    access: 'signed-in',
    layout: 'shell',
    page: routePage('ProfileRoutePage'),
  },
  {
    path: '/user-profile/route-subscription/products/productsview/:id',
    to: ({ id }) => `/user-profile/route-subscription/productsview/${id}`,
  },

  {
    path: '/booking/purchase-order-and-style-manager',
    access: 'anyone',
    layout: 'tool',
    page: lazyPage(() => import('../order-manager/lazy-pages.ts'), 'BookingOrdersPage'),
  },
  {
    path: '/shipments/purchase-order-and-style-manager',
    access: 'anyone',
    layout: 'tool',
    page: lazyPage(() => import('../order-manager/lazy-pages.ts'), 'ShipmentOrdersPage'),
  },
  // Below them: a tool's address is no id of a record.
  { path: '/shipments/:id', access: 'signed-in', layout: 'shell', page: recordPage('ShipmentPage') },
  {
    path: '/booking/new',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../booking-request/lazy-pages.ts'), 'NewBookingPage'),
  },
  {
    path: '/booking/:id/change',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../booking-request/lazy-pages.ts'), 'ChangeBookingPage'),
  },
  { path: '/booking/:id', access: 'signed-in', layout: 'shell', page: recordPage('BookingPage') },
  { path: '/purchase-order/:id', access: 'signed-in', layout: 'shell', page: recordPage('OrderPage') },
  { path: '/quotes/:id', access: 'signed-in', layout: 'shell', page: recordPage('QuotePage') },
  { path: '/manifest/:id', access: 'signed-in', layout: 'shell', page: recordPage('ManifestPage') },
  {
    path: '/booking-charges/:feature',
    access: 'anyone',
    layout: 'tool',
    wide: true,
    page: lazyPage(() => import('../booking-charges/lazy-page.ts'), 'BookingChargesPage'),
  },
  {
    path: '/air-rate',
    access: 'anyone',
    layout: 'tool',
    wide: true,
    page: lazyPage(() => import('../air-rate/lazy-page.ts'), 'AirRatePage'),
  },

  {
    path: '/audit-log',
    access: 'signed-in',
    layout: 'shell',
    wide: true,
    page: lazyPage(() => import('../audit-log/lazy-page.ts'), 'AuditLogPage'),
  },
  {
    path: '/admin/accounts',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../admin/lazy-pages.ts'), 'AccountsPage'),
  },
  {
    path: '/admin/companies',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../admin/lazy-pages.ts'), 'CompaniesPage'),
  },
  {
    path: '/admin/invites',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../admin/lazy-pages.ts'), 'InvitesPage'),
  },
  {
    path: '/admin/links',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../admin/lazy-pages.ts'), 'LinksPage'),
  },
  {
    path: '/admin/service-keys',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../admin/lazy-pages.ts'), 'ServiceKeysPage'),
  },
  {
    path: '/admin/base-rates',
    access: 'signed-in',
    layout: 'shell',
    wide: true,
    page: lazyPage(() => import('../admin/base-rates/lazy-pages.ts'), 'BaseRatesPage'),
  },
  {
    path: '/admin/imports',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../admin/imports/lazy-pages.ts'), 'ImportsPage'),
  },
  {
    path: '/admin/imports/:id',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../admin/imports/lazy-pages.ts'), 'ImportPage'),
  },
  {
    path: '/keyboard-shortcuts',
    access: 'signed-in',
    layout: 'shell',
    page: lazyPage(() => import('../shortcuts/lazy-page.ts'), 'ShortcutsPage'),
  },

  {
    // Any path that starts like this, not only paths below it (NAV-46).
    path: new RegExp(`^${PATHS.viewer}`, 'i'),
    access: 'anyone',
    layout: 'blank',
    page: lazyPage(() => import('../viewer/lazy-page.ts'), 'ViewerPage'),
  },
  ...OTHER_ADDRESSES,
  { path: '/error', to: () => PATHS.error },
  {
    path: '/error/:version',
    access: 'anyone',
    layout: 'blank',
    page: lazyPage(() => import('../error-pages/lazy-pages.ts'), 'ErrorPage'),
  },
];
