import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'shortcuts.title': 'Atajos de teclado',
  'shortcuts.subtitle':
    'Las teclas sueltas funcionan mientras ningún campo tenga el foco. Puede desactivarlas en el panel rápido, en «Ajustes».',
  'shortcuts.subtitle.off':
    'Las teclas sueltas, como / o j, están desactivadas. Puede activarlas en el panel rápido, en «Ajustes».',
  'shortcuts.everywhere': 'En todas partes',
  'shortcuts.palette': 'Ir a una pantalla o registro',
  'shortcuts.this': 'Esta lista',
  'shortcuts.close': 'Cerrar lo que esté abierto',
  'shortcuts.skip': 'Primer Tab de una página: ir a su contenido',
  'shortcuts.tabs': 'De pestaña a pestaña',
  'shortcuts.lists': 'Listas de selección',
  'shortcuts.lists.open': 'Abrir la lista o moverse por ella',
  'shortcuts.lists.take': 'Tomar la entrada resaltada',
  'shortcuts.lists.drop': 'Cerrar la lista y descartar lo escrito',
  'shortcuts.lists.chips': 'A las entradas elegidas, desde el principio del texto',
  'shortcuts.lists.remove': 'Quitar la última entrada o la que tiene el foco',
  'shortcuts.tools': 'Herramientas',
  'shortcuts.tools.save': 'Guardar',
  'shortcuts.grid': 'Tabla de cargos',
  'shortcuts.records': 'Listas de registros',
  'shortcuts.records.search': 'Ir a la búsqueda',
  'shortcuts.records.next': 'Fila siguiente',
  'shortcuts.records.last': 'Fila anterior',
  'shortcuts.records.select': 'Seleccionar la fila; Mayús y clic seleccionan todas hasta ella',
  'shortcuts.records.actions': 'Ir a las acciones de las filas seleccionadas',
  'shortcuts.records.open': 'Abrir el registro de la fila',
};
