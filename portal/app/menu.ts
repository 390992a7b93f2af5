import type { PortalConfig } from '../../shared/contract/portal-config.ts';
import { PATHS } from './routes/paths.ts';
import type { TextId } from './texts/index.ts';

/** Name of an icon; `shell/menu/menu-icon.tsx` draws it. */
export type IconName =
  | 'dashboard'
  | 'shipment'
  | 'delivery'
  | 'booking'
  | 'order'
  | 'partner'
  | 'agent'
  | 'insurance'
  | 'invoice'
  | 'quote'
  | 'search'
  | 'location'
  | 'person'
  | 'report'
  | 'sign-out'
  | 'sign-in'
  | 'rate-sheet'
  | 'schedule'
  | 'air'
  | 'charge'
  | 'route'
  | 'help'
  | 'page'
  | 'invite'
  | 'link'
  | 'key'
  | 'accounts'
  | 'company'
  | 'import'
  | 'base-rate'
  | 'audit';

/** The person that the menu is drawn for. */
export interface Viewer {
  isSignedIn: boolean;
  /** ROLE-02: decides what is drawn, never what is allowed. */
  isAdmin: boolean;
  isAgent: boolean;
  isManager: boolean;
  config: PortalConfig | undefined;
}

export interface MenuEntry {
  id: string;
  text: TextId;
  icon: IconName;
  /** None for an entry that only opens its children. */
  path?: string;
  /** Where more of its pages are, below another path. */
  alsoBelow?: string;
  /** The entry's address, where it differs from its path. */
  hrefFor?: (viewer: Viewer) => string;
  children?: readonly MenuEntry[];
  /** Without it the entry is shown to everybody who is signed in. */
  shows?: (viewer: Viewer) => boolean;
  /** `help`: the provider's help site, in a new tab (SHELL-04, MOD-23). */
  external?: 'help';
}

/** The side menu: the entries of NAV-49 in its order, then those that only NAV-50 names (D-68), then our own. */
export const MENU: readonly MenuEntry[] = [
  { id: 'dashboard', text: 'menu.dashboard', icon: 'dashboard', path: '/dashboard' },
  { id: 'shipments', text: 'menu.shipments', icon: 'shipment', path: '/shipments' },
  { id: 'delivery', text: 'menu.delivery', icon: 'delivery', path: '/delivery' },
  { id: 'booking', text: 'menu.booking', icon: 'booking', path: '/booking' },
  { id: 'purchase-order', text: 'menu.purchaseOrder', icon: 'order', path: '/purchase-order' },
  { id: 'supplier', text: 'menu.supplier', icon: 'partner', path: '/supplier' },
  {
    id: 'agent',
    text: 'menu.agent',
    icon: 'agent',
    path: '/agent',
    // Agents would only find themselves; whom they work for stands under Partners.
    shows: ({ isSignedIn, isAdmin, isAgent }) => isSignedIn && (isAdmin || !isAgent),
  },
  { id: 'insurance', text: 'menu.insurance', icon: 'insurance', path: '/insurance' },
  { id: 'manifest', text: 'menu.manifest', icon: 'invoice', path: '/manifest', alsoBelow: '/invoices' },
  { id: 'quotes', text: 'menu.quotes', icon: 'quote', path: '/quotes' },
  { id: 'rate-search', text: 'menu.rateSearch', icon: 'search', path: '/rate-search' },
  { id: 'locations', text: 'menu.locations', icon: 'location', path: '/locations' },
  {
    id: 'user-profile',
    text: 'menu.profile',
    icon: 'person',
    path: '/user-profile',
    children: [
      {
        id: 'personal-information',
        text: 'menu.profile.personal',
        icon: 'person',
        path: '/user-profile/personal-information',
      },
      {
        id: 'account-information',
        text: 'menu.profile.company',
        icon: 'partner',
        path: '/user-profile/account-information',
      },
      {
        id: 'profile-route-subscription',
        text: 'menu.profile.routes',
        icon: 'route',
        path: '/user-profile/route-subscription',
      },
    ],
  },
  {
    id: 'report',
    text: 'menu.report',
    icon: 'report',
    path: '/report',
    children: [
      { id: 'report-ocean', text: 'menu.report.ocean', icon: 'shipment', path: '/report/ocean' },
      { id: 'report-air', text: 'menu.report.air', icon: 'air', path: '/report/air' },
    ],
  },
  { id: 'logout', text: 'menu.signOut', icon: 'sign-out', path: PATHS.signOut },
  {
    id: 'login',
    text: 'menu.signIn',
    icon: 'sign-in',
    path: PATHS.signIn,
    shows: ({ isSignedIn }) => !isSignedIn,
  },
  { id: 'rate-sheet', text: 'menu.rateSheet', icon: 'rate-sheet', path: '/rate-sheet' },
  { id: 'schedule', text: 'menu.schedule', icon: 'schedule', path: '/schedule' },
  { id: 'air-rate', text: 'menu.airRate', icon: 'air', path: '/air-rate' },
  { id: 'booking-charges', text: 'menu.charges', icon: 'charge', path: '/booking-charges' },
  { id: 'route-subscription', text: 'menu.routes', icon: 'route', path: '/route-subscription' },
  {
    id: 'help',
    text: 'menu.help',
    icon: 'help',
    external: 'help',
    shows: ({ isSignedIn, config }) => isSignedIn && config?.helpUrl !== '',
  },
  {
    id: 'viewer',
    text: 'menu.viewer',
    icon: 'page',
    path: PATHS.viewer,
    hrefFor: ({ config }) => `${PATHS.viewer}/?${new URLSearchParams({ url: config?.viewerUrl ?? '' })}`,
    shows: ({ config }) => Boolean(config?.viewerUrl),
  },
  { id: 'audit-log', text: 'menu.auditLog', icon: 'audit', path: '/audit-log' },
  {
    id: 'links',
    text: 'menu.links',
    icon: 'link',
    path: '/admin/links',
    shows: ({ isAdmin, isAgent, isManager }) => isAdmin || isAgent || isManager,
  },
  {
    id: 'service-keys',
    text: 'menu.serviceKeys',
    icon: 'key',
    path: '/admin/service-keys',
    shows: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'invites',
    text: 'menu.invites',
    icon: 'invite',
    path: '/admin/invites',
    shows: ({ isAdmin, isManager }) => isAdmin || isManager,
  },
  {
    id: 'accounts',
    text: 'menu.accounts',
    icon: 'accounts',
    path: '/admin/accounts',
    shows: ({ isAdmin, isManager }) => isAdmin || isManager,
  },
  {
    id: 'companies',
    text: 'menu.companies',
    icon: 'company',
    path: '/admin/companies',
    shows: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'base-rates',
    text: 'menu.baseRates',
    icon: 'base-rate',
    path: '/admin/base-rates',
    shows: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'imports',
    text: 'menu.imports',
    icon: 'import',
    path: '/admin/imports',
    shows: ({ isAdmin }) => isAdmin,
  },
];
