import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'grid.cell': '{column}, fila {n}',
  'grid.addRow': 'Añadir fila',
  'grid.duplicate': 'Duplicar la fila {n}',
  'grid.remove': 'Quitar la fila {n}',
  'grid.restore': 'Deshacer la eliminación de la fila {n}',
  'grid.number': 'Fila',
  'grid.actions': 'Acciones de fila',
  'grid.undo': 'Deshacer',
  'grid.redo': 'Rehacer',
  'grid.help': 'Atajos de teclado',
  'grid.error': 'Fila {n}, {column}: {message}',
  'grid.error.row': 'Fila {n}: {message}',
  'grid.errors': '{count, plural, one {# celda requiere atención} other {# celdas requieren atención}}',
  'grid.errors.more': '{count, plural, one {y # más} other {y # más}}',
  'grid.errors.rows':
    '{count, plural, one {No se puede guardar # fila} other {No se pueden guardar # filas}}',
  'grid.errors.next': 'Ir a la siguiente',
  'grid.message.added': 'Fila {n} añadida',
  'grid.message.removed': 'Fila {n} quitada',
  'grid.message.marked': 'La fila {n} se quitará al guardar',
  'grid.message.restored': 'La fila {n} se queda',
  'grid.message.pasted':
    '{rows, plural, one {# fila} other {# filas}}, {cells, plural, one {# celda pegada} other {# celdas pegadas}}{cut, plural, =0 {} one {; # valor no encontró columna} other {; # valores no encontraron columna}}',
  'grid.message.filled': '{cells, plural, one {# celda rellenada} other {# celdas rellenadas}}',
  'grid.message.cleared': '{cells, plural, one {# celda vaciada} other {# celdas vaciadas}}',
  'grid.message.undone': 'Deshecho',
  'grid.message.redone': 'Rehecho',
  'grid.message.nothingUndone': 'Nada que deshacer',
  'grid.message.nothingRedone': 'Nada que rehacer',
  'grid.message.noHelp': 'No se pudieron cargar los atajos de teclado',
};
