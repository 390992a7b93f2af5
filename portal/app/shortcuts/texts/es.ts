import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'shortcuts.title': 'Atajos de teclado',
  'shortcuts.subtitle': 'Las teclas sueltas funcionan mientras ningún campo tenga el foco.',
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
};
