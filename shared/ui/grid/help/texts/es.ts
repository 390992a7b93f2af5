import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'keys.move': 'Moverse',
  'keys.move.cell': 'Celda siguiente o anterior',
  'keys.move.row': 'Abajo o arriba',
  'keys.move.arrows': 'Celda a celda; izquierda y derecha desde el borde de un texto',
  'keys.move.page': 'Una pantalla arriba o abajo',
  'keys.move.ends': 'Primera o última celda de la tabla',
  'keys.move.buttons': 'De la última celda a los botones de la fila',
  'keys.move.leave': 'Salir de la tabla, después de Esc',
  'keys.edit': 'Editar',
  'keys.edit.caret': 'Cursor al final del texto',
  'keys.edit.text': 'Seleccionar el texto de la celda',
  'keys.edit.menu':
    'Abrir la lista o el calendario de una celda, como un clic en su flecha; al escribir también se abre la lista',
  'keys.edit.take': 'Tomar la entrada resaltada',
  'keys.edit.drop': 'Cerrar la lista, descartar lo escrito, terminar el rango',
  'keys.edit.undo': 'Deshacer',
  'keys.edit.redo': 'Rehacer',
  'keys.range': 'Rango',
  'keys.range.extend': 'Ampliar el rango',
  'keys.range.corner': 'Ampliar hasta la primera o última celda',
  'keys.range.copy': 'Copiar, cortar, pegar',
  'keys.range.fill':
    'Rellenar hacia abajo; con el ratón, arrastre el cuadrado de la esquina del rango en cualquier dirección',
  'keys.range.clear': 'Vaciar el rango',
  'keys.rows': 'Filas',
  'keys.rows.insert': 'Insertar una fila debajo',
  'keys.rows.duplicate': 'Duplicar la fila',
  'keys.rows.remove': 'Quitar la fila o recuperarla',
  'keys.help': 'Esta lista',
};
