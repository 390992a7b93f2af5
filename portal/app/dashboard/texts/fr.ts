import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.tile.shipments': 'Expéditions en cours',
  'dashboard.tile.bookings': 'Réservations en cours',
  'dashboard.tile.quotes': 'Cotations en cours',
  'dashboard.tasks': 'En attente de vous',
  'dashboard.tasks.late': 'Expéditions en retard',
  'dashboard.tasks.bookings': 'Réservations sans commandes',
  'dashboard.tasks.quotes': 'Cotations sans frais',
  'dashboard.tasks.manifests': 'Manifestes sans frais',
  'dashboard.tasks.none': 'Rien ne vous attend.',
  'dashboard.tasks.all': 'Tout afficher ({count})',
  'dashboard.latest.shipments': 'Dernières expéditions',
  'dashboard.latest.bookings': 'Dernières réservations',
  'dashboard.latest.quotes': 'Dernières cotations',
  'dashboard.latest.all': 'Tout afficher',
  'dashboard.tools': 'Outils',
  'dashboard.failed': 'Impossible de charger le tableau de bord. Veuillez réessayer.',
  'dashboard.tasks.invoices': 'Factures en retard',
};
