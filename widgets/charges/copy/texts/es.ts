import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'copy.label': '{type, select, manifest {Manifiesto} other {Cotización}}',
  'copy.placeholder': 'Escriba una referencia',
  'copy.preview': 'Líneas que se añadirán',
  'copy.add': '{count, plural, =0 {Añadir líneas} one {Añadir # línea} other {Añadir # líneas}}',
  'copy.cancel': 'Cancelar',
  'copy.none':
    '{type, select, manifest {No hay otro manifiesto de este cliente que pueda ver.} other {No hay otra cotización de este cliente que pueda ver.}}',
  'copy.empty': 'No tiene cargos de este tipo.',
  'copy.otherCargo':
    'Estos precios son para {theirs} y esta cotización es para {ours}. Revíselos después de añadirlos.',
  'copy.failedList': 'No se pudo cargar la lista. Inténtelo de nuevo.',
};
