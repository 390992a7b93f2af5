import type { MenuEntry, Viewer } from '../menu.ts';
import type { TextId } from './texts/index.ts';

/** A list or page that a screen of the menu has beside its first one. */
interface ListScreen {
  id: string;
  text: TextId;
  /** The screen's entry of the menu. */
  of: MenuEntry['id'];
  href: string;
  /** Without it everybody has it who has the screen. */
  shows?: (viewer: Viewer) => boolean;
}

const isStaff = ({ isAdmin, isAgent }: Viewer) => isAdmin || isAgent;
const isNoAgent = ({ isAdmin, isAgent }: Viewer) => isAdmin || !isAgent;

export const LIST_SCREENS: readonly ListScreen[] = [
  {
    id: 'new-quote',
    text: 'list.action.requestQuote',
    of: 'quotes',
    href: '/quotes/new',
    shows: isNoAgent,
  },
  { id: 'new-booking', text: 'list.action.requestBooking', of: 'booking', href: '/booking/new' },
  {
    id: 'customers',
    text: 'list.view.customers',
    of: 'supplier',
    href: '/supplier?view=customers',
    shows: isStaff,
  },
  { id: 'manifests', text: 'list.view.manifests', of: 'manifest', href: '/manifest?view=manifest' },
  {
    id: 'statement',
    text: 'list.view.statement',
    of: 'manifest',
    href: '/invoices/statement',
    shows: isNoAgent,
  },
  {
    id: 'new-invoice',
    text: 'list.view.newInvoice',
    of: 'manifest',
    href: '/invoices/new',
    shows: ({ isAdmin }) => isAdmin,
  },
  { id: 'ports', text: 'list.view.ports', of: 'locations', href: '/locations?view=ports' },
  { id: 'airports', text: 'list.view.airports', of: 'locations', href: '/locations?view=airports' },
  {
    id: 'addresses',
    text: 'list.view.addresses',
    of: 'locations',
    href: '/locations?view=addresses',
    shows: isNoAgent,
  },
  {
    id: 'partners',
    text: 'list.view.partners',
    of: 'locations',
    href: '/locations?view=partners',
    shows: isNoAgent,
  },
  { id: 'sailings', text: 'list.view.sailings', of: 'schedule', href: '/schedule?view=schedule' },
  { id: 'flights', text: 'list.view.flights', of: 'schedule', href: '/schedule?view=flights' },
  {
    id: 'submitted-rates',
    text: 'list.view.submitted',
    of: 'rate-search',
    href: '/rate-search/submitted',
    shows: isStaff,
  },
];
