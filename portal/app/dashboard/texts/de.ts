import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.tile.shipments': 'Offene Sendungen',
  'dashboard.tile.bookings': 'Offene Buchungen',
  'dashboard.tile.quotes': 'Offene Angebote',
  'dashboard.tasks': 'Wartet auf Sie',
  'dashboard.tasks.late': 'Sendungen hinter dem Plan',
  'dashboard.tasks.bookings': 'Buchungen ohne Bestellungen',
  'dashboard.tasks.quotes': 'Angebote ohne Gebühren',
  'dashboard.tasks.manifests': 'Manifeste ohne Gebühren',
  'dashboard.tasks.none': 'Nichts wartet auf Sie.',
  'dashboard.tasks.all': 'Alle anzeigen ({count})',
  'dashboard.latest.shipments': 'Neueste Sendungen',
  'dashboard.latest.bookings': 'Neueste Buchungen',
  'dashboard.latest.quotes': 'Neueste Angebote',
  'dashboard.latest.all': 'Alle anzeigen',
  'dashboard.tools': 'Werkzeuge',
  'dashboard.failed': 'Die Übersicht konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  'dashboard.tasks.invoices': 'Überfällige Rechnungen',
};
