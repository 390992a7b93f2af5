import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'paste.label': 'Rutas, una por línea',
  'paste.hint':
    'Origen, puerto de descarga, destino y naviera, por UN/LOCODE, SCAC o nombre: copiados de una hoja de cálculo o separados por punto y coma. Dos celdas son origen y destino.',
  'paste.reading': 'Cargando las rutas existentes',
  'paste.tooMany':
    'Son {count} líneas y solo se leen las primeras {most}: una empresa no tiene más rutas que esas.',
  'paste.summary':
    '{count, plural, =0 {Ninguna ruta que añadir} one {# ruta que añadir} other {# rutas que añadir}}',
  'paste.duplicates': '{count, plural, one {# duplicada} other {# duplicadas}}',
  'paste.open': '{count, plural, one {# línea no está clara} other {# líneas no están claras}}',
  'paste.withDuplicates': 'Añadir también las duplicadas',
  'paste.questions': '¿Qué significan estos textos?',
  'paste.question.lines': '{count, plural, one {en # línea} other {en # líneas}}',
  'paste.question.unknown':
    'No se conoce nada parecido. Elija lo que se quiere decir o corrija el texto de arriba.',
  'paste.question.ambiguous': 'Elija lo que se quiere decir.',
  'paste.question.more': '{count, plural, one {y # texto más} other {y # textos más}}',
  'paste.question.label': '{kind, select, carrier {Naviera} other {Puerto}} para «{text}»',
  'paste.noCarrier': 'Sin naviera',
  'paste.preview': 'Vista previa',
  'paste.line': 'Línea',
  'paste.state': 'Resultado',
  'paste.state.found': 'Encontrada',
  'paste.state.duplicate': 'Duplicada: la empresa ya la tiene',
  'paste.state.repeats': 'Duplicada de la línea {line}',
  'paste.state.ambiguous': 'No está clara: elija',
  'paste.state.unknown': 'Desconocida: corríjala',
  'paste.state.incomplete': 'Falta el origen o el destino',
  'paste.state.refused': 'El puerto o la naviera ya no existe',
  'paste.state.added': 'Añadida',
  'paste.cancel': 'Cancelar',
  'paste.add': '{count, plural, =0 {Añadir rutas} one {Añadir # ruta} other {Añadir # rutas}}',
  'paste.adding': 'Añadiendo {done} de {total}',
  'paste.error.stored':
    'No se pudieron cargar las rutas existentes, así que aquí no se detectan las duplicadas.',
  'paste.error.save': 'Se añadieron {done} de {total} rutas; las demás, no.',
};
