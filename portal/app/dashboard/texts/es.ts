import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.tile.shipments': 'Embarques abiertos',
  'dashboard.tile.bookings': 'Reservas abiertas',
  'dashboard.tile.quotes': 'Cotizaciones abiertas',
  'dashboard.tasks': 'Pendiente de usted',
  'dashboard.tasks.late': 'Envíos con retraso',
  'dashboard.tasks.bookings': 'Reservas sin órdenes de compra',
  'dashboard.tasks.quotes': 'Cotizaciones sin cargos',
  'dashboard.tasks.manifests': 'Manifiestos sin cargos',
  'dashboard.tasks.none': 'No tiene nada pendiente.',
  'dashboard.tasks.all': 'Mostrar todo ({count})',
  'dashboard.latest.shipments': 'Últimos embarques',
  'dashboard.latest.bookings': 'Últimas reservas',
  'dashboard.latest.quotes': 'Últimas cotizaciones',
  'dashboard.latest.all': 'Mostrar todo',
  'dashboard.tools': 'Herramientas',
  'dashboard.failed': 'No se pudo cargar el panel. Inténtelo de nuevo.',
  'dashboard.tasks.invoices': 'Facturas vencidas',
};
