import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'preview.title': 'Pedidos pegados',
  'preview.table': 'Qué pasa con cada línea',
  'preview.take': 'Añadir',
  'preview.number': 'Número de pedido',
  'preview.styles': 'Números de estilo',
  'preview.result': 'Resultado',
  'preview.takeLine': 'Añadir la línea {line}: {text}',
  'preview.numberOf': 'Número de pedido, línea {line}',
  'preview.stylesOf': 'Números de estilo, línea {line}',
  'preview.add': '{count, plural, =0 {Añadir} one {Añadir # pedido} other {Añadir # pedidos}}',
  'preview.later': 'Más tarde',
  'preview.tooMany':
    'Son {count} líneas y solo se leen las primeras {most}: un registro no lleva más pedidos.',
  'preview.done':
    '{orders, plural, =0 {} one {# pedido añadido, } other {# pedidos añadidos, }}{styles, plural, one {# número de estilo seleccionado} other {# números de estilo seleccionados}}. Guarde los números de estilo.',
  'preview.count.added': '{count, plural, one {# añadido} other {# añadidos}}',
  'preview.count.create': '{count, plural, one {# pedido nuevo} other {# pedidos nuevos}}',
  'preview.count.attach': '{count, plural, one {# que existe} other {# que existen}}',
  'preview.count.here': '{count, plural, one {# ya está aquí} other {# ya están aquí}}',
  'preview.count.styles': '{count, plural, one {# número de estilo} other {# números de estilo}}',
  'preview.count.failed': '{count, plural, one {# con error} other {# con error}}',
  'preview.count.doubtful': '{count, plural, one {# pregunta} other {# preguntas}}',
  'preview.count.wrong': '{count, plural, one {# no puede ser un número} other {# no pueden ser números}}',
  'preview.count.leftOut': '{count, plural, one {# línea omitida} other {# líneas omitidas}}',
  'preview.question': '¿Qué son los números que siguen a los pedidos ({numbers})?',
  'preview.questionColumn': '¿Qué hay en la columna {column} ({numbers})?',
  'preview.answer.style': 'Números de estilo',
  'preview.answer.order': 'Pedidos',
  'preview.answer.out': 'Omitirlos',
  'preview.fate.create': 'Nuevo: se creará',
  'preview.fate.attach':
    '{count, plural, =0 {Existe: se añadirá} one {Existe: se añadirá con # número de estilo} other {Existe: se añadirá con # números de estilo}}',
  'preview.fate.carried':
    '{count, plural, =0 {Existe; también está en {records}} one {Existe; también está en {records}; trae # número de estilo} other {Existe; también está en {records}; trae # números de estilo}}',
  'preview.fate.here':
    '{count, plural, =0 {Ya está aquí} one {Ya está aquí; se añade # número de estilo} other {Ya está aquí; se añaden # números de estilo}}',
  'preview.fate.twice':
    '{count, plural, =0 {Igual que la línea {line}} one {Igual que la línea {line}, que recibe su número de estilo} other {Igual que la línea {line}, que recibe sus # números de estilo}}',
  'preview.fate.failed': '{reason}',
  'preview.fate.doubtful': '¿Es un pedido? Márquelo para añadirlo.',
  'preview.fate.shortened': 'Acortado por la hoja de cálculo: escriba el número completo',
  'preview.fate.out': 'Omitido',
  'preview.fate.added': 'Añadido',
  'preview.left.words': 'Omitida: no contiene ningún número',
  'preview.left.frame': 'Omitida: cabecera o pie del correo',
  'preview.left.heading': 'Omitida: encabezados',
  'preview.left.style': 'Omitida: números de estilo sin pedido',
};
