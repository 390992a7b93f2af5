import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'sheetForm.error.cancel': 'No se pudo cancelar el tarifario. Inténtelo de nuevo.',
  'sheetForm.error.download': 'No se pudo descargar el archivo. Inténtelo de nuevo.',
  'sheetForm.progress': 'Tarifario del {from} al {to}',
  'sheetForm.progress.queued': 'Espera su turno.',
  'sheetForm.progress.running': 'Se está preparando.',
  'sheetForm.progress.lost': 'Se perdió la conexión. Se reintenta automáticamente.',
  'sheetForm.progress.cancelled': 'Se canceló.',
  'sheetForm.progress.failed': 'No se pudo preparar: {reason}',
  'sheetForm.progress.sent': 'El servicio de tarifas lo prepara y lo entrega por su cuenta.',
  'sheetForm.ready': 'El tarifario {number} está listo.',
  'sheetForm.ready.version': 'El tarifario {number}, versión {version}, está listo.',
  'sheetForm.counts':
    '{rates, plural, =0 {Ninguna tarifa} one {# tarifa} other {# tarifas}} en {routes, plural, one {# ruta} other {# rutas}}{without, plural, =0 {} one {, # de ellas sin tarifas} other {, # de ellas sin tarifas}}',
  'sheetForm.download': 'Descargar',
  'sheetForm.pdf': 'PDF',
  'sheetForm.cancel': 'Cancelar',
  'sheetForm.cancelling': 'Cancelando',
};
