import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from '../../shared/i18n/languages.ts';
import { PATHS } from './paths.ts';
import type { Access } from './session/guard.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

export interface PageProps {
  /** What the path holds for the names in its pattern. */
  params: Readonly<Record<string, string>>;
}

export interface PageRoute {
  /** A final slash never matters, nor does the case (D-58). An expression is for what no pattern can say. */
  path: string | RegExp;
  access: Access;
  /** `tool`: the shell for signed-in people, the tool alone for visitors; `blank`: the page alone (D-94). */
  layout: 'shell' | 'tool' | 'blank';
  /** Leaves a table more of a large screen (SHELL-25). */
  wide?: boolean;
  page: Screen;
}

/** What a page draws; `load` brings its code ahead, where that doesn't come with the first load anyway. */
type Screen = ComponentType<PageProps> & { load?: () => Promise<unknown> };

export interface Redirect {
  path: string;
  to: (params: PageProps['params']) => string;
}

/**
 * A page whose code and styles come when it is opened. Only the sign-in page comes with the first load. One whose code
 * was brought ahead is drawn at once: behind `lazy` React would show the empty place first, and keep it for a while.
 */
function screen<M, K extends keyof M>(load: () => Promise<M>, name: K): Screen {
  let present: ComponentType<PageProps> | undefined;
  const bring = async () => {
    present = (await loadPart(load))[name] as ComponentType<PageProps>;
    return { default: present };
  };
  const Later = lazy(bring);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each route, with the table
  const Page = (props: PageProps) => {
    // The same for as long as it is drawn: another one would begin anew.
    const [Drawn] = useState(() => present ?? Later);
    return <Drawn {...props} />;
  };
  return Object.assign(Page, { load: bring });
}

type Lists = typeof import('./modules/load.ts');

/** The page of a module that is a list. */
const list = (name: keyof Lists) => screen(() => import('./modules/load.ts'), name);

/** Every address of the portal (NAV-01 and on), the first that matches. What none matches gets the error page (D-93). */
export const ROUTES: readonly (PageRoute | Redirect)[] = [
  { path: PATHS.signIn, access: 'auth', layout: 'blank', page: SignInPage },
  { path: '/login', to: () => PATHS.signIn },
  {
    path: PATHS.forgotPassword,
    access: 'anyone',
    layout: 'blank',
    page: screen(() => import('./auth/forgot-password/load.ts'), 'ForgotPasswordPage'),
  },
  {
    path: PATHS.invite,
    access: 'anyone',
    layout: 'blank',
    page: screen(() => import('./auth/invite/load.ts'), 'InvitePage'),
  },
  { path: '/auth/*?', to: () => PATHS.signIn },
  {
    path: PATHS.signOut,
    access: 'anyone',
    layout: 'blank',
    page: screen(() => import('./session/load.ts'), 'SignOutPage'),
  },

  { path: PATHS.home, to: () => PATHS.dashboard },

  {
    path: PATHS.dashboard,
    access: 'signed-in',
    layout: 'shell',
    page: screen(() => import('./dashboard/load.ts'), 'DashboardPage'),
  },
  { path: '/shipments', access: 'signed-in', layout: 'shell', page: list('ShipmentsPage') },
  { path: '/delivery', access: 'signed-in', layout: 'shell', page: list('DeliveriesPage') },
  { path: '/booking', access: 'signed-in', layout: 'shell', page: list('BookingsPage') },
  { path: '/purchase-order', access: 'signed-in', layout: 'shell', page: list('PurchaseOrdersPage') },
  { path: '/supplier', access: 'signed-in', layout: 'shell', page: list('SuppliersPage') },
  { path: '/agent', access: 'signed-in', layout: 'shell', page: list('AgentsPage') },
  { path: '/insurance', access: 'signed-in', layout: 'shell', page: list('InsurancePage') },
  { path: '/manifest', access: 'signed-in', layout: 'shell', page: list('ManifestsPage') },
  { path: '/quotes', access: 'signed-in', layout: 'shell', page: list('QuotesPage') },
  { path: '/rate-search', access: 'signed-in', layout: 'shell', wide: true, page: list('RateSearchPage') },
  { path: '/locations', access: 'signed-in', layout: 'shell', page: list('LocationsPage') },
  { path: '/report', to: () => '/report/ocean' },
  { path: '/report/ocean', access: 'signed-in', layout: 'shell', page: list('OceanReportPage') },
  { path: '/report/air', access: 'signed-in', layout: 'shell', page: list('AirReportPage') },
  { path: '/rate-sheet', access: 'signed-in', layout: 'shell', page: list('RateSheetsPage') },
  { path: '/schedule', access: 'signed-in', layout: 'shell', page: list('SchedulesPage') },
  { path: '/air-rate', access: 'anyone', layout: 'tool', page: list('AirRatesPage') },
  { path: '/booking-charges', access: 'signed-in', layout: 'shell', page: list('PickChargesPage') },
  { path: '/route-subscription', to: () => '/route-subscription/products' },
  { path: '/route-subscription/products', access: 'anyone', layout: 'tool', page: list('RoutesPage') },
  {
    path: '/route-subscription/products/productsview/:id',
    access: 'signed-in',
    layout: 'shell',
    page: list('RoutePage'),
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
    page: screen(() => import('./profile/load.ts'), 'PersonalPage'),
  },
  {
    path: '/user-profile/account-information',
    access: 'signed-in',
    layout: 'shell',
    page: screen(() => import('./profile/load.ts'), 'CompanyPage'),
  },
  { path: '/user-profile/route-subscription', to: () => '/user-profile/route-subscription/products' },
  {
    path: '/user-profile/route-subscription/products',
    access: 'signed-in',
    layout: 'shell',
    page: list('ProfileRoutesPage'),
  },
  {
    path: '/user-profile/route-subscription/productsview/:id',
    access: 'signed-in',
    layout: 'shell',
    page: list('ProfileRoutePage'),
  },
  {
    path: '/user-profile/route-subscription/products/productsview/:id',
    to: ({ id }) => `/user-profile/route-subscription/productsview/${id}`,
  },

  {
    path: '/booking/purchase-order-and-style-manager',
    access: 'anyone',
    layout: 'tool',
    page: screen(() => import('./order-manager/load.ts'), 'BookingOrdersPage'),
  },
  {
    path: '/shipments/purchase-order-and-style-manager',
    access: 'anyone',
    layout: 'tool',
    page: screen(() => import('./order-manager/load.ts'), 'ShipmentOrdersPage'),
  },
  {
    path: '/booking-charges/:feature',
    access: 'anyone',
    layout: 'tool',
    wide: true,
    page: screen(() => import('./booking-charges/load.ts'), 'BookingChargesPage'),
  },

  {
    path: '/admin/invites',
    access: 'signed-in',
    layout: 'shell',
    page: screen(() => import('./admin/load.ts'), 'InvitesPage'),
  },
  {
    path: '/admin/links',
    access: 'signed-in',
    layout: 'shell',
    page: screen(() => import('./admin/load.ts'), 'LinksPage'),
  },
  {
    path: '/keyboard-shortcuts',
    access: 'signed-in',
    layout: 'shell',
    page: screen(() => import('./shortcuts/load.ts'), 'ShortcutsPage'),
  },

  {
    // Any path that starts so, not only what is below it (NAV-46).
    path: new RegExp(`^${PATHS.viewer}`, 'i'),
    access: 'anyone',
    layout: 'blank',
    page: screen(() => import('./viewer/load.ts'), 'ViewerPage'),
  },
  { path: '/error', to: () => PATHS.error },
  {
    path: '/error/:version',
    access: 'anyone',
    layout: 'blank',
    page: screen(() => import('./error-pages/load.ts'), 'ErrorPage'),
  },
];
