import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': 'Comparar con el último envío',
  'compare.title.one': 'Comparar con el envío {id}',
  'compare.since': 'Último envío: {time}',
  'compare.since.one': 'Envío {id}: {time}',
  'compare.filter': 'Mostrar trayectos',
  'compare.all': 'Todos ({count})',
  'compare.new': 'Nuevos ({count})',
  'compare.dropped': 'Eliminados ({count})',
  'compare.changed': 'Modificados ({count})',
  'compare.unchanged':
    '{count, plural, one {# trayecto no ha cambiado.} other {# trayectos no han cambiado.}}',
  'compare.unread':
    '{count, plural, one {No se ha podido leer # de sus tarifas. Compruebe usted su trayecto: aquí puede aparecer como nuevo, y no como eliminado.} other {No se han podido leer # de sus tarifas. Compruebe usted sus trayectos: aquí pueden aparecer como nuevos, y no como eliminados.}}',
  'compare.table': 'Trayectos comparados',
  'compare.status': 'Estado',
  'compare.kind.new': 'Nuevo',
  'compare.kind.dropped': 'Eliminado',
  'compare.kind.changed': 'Modificado',
  'compare.kind.unchanged': 'Sin cambios',
  'compare.was': 'antes {before}',
  'compare.wasBlank': 'antes vacío',
  'compare.blank': 'vacío',
  'compare.fromNothing': 'añadido',
  'compare.toNothing': 'quitado',
  'compare.none':
    '{kind, select, new {Ningún trayecto es nuevo.} dropped {No se ha eliminado ningún trayecto.} changed {No ha cambiado ningún trayecto.} other {No hay trayectos.}}',
  'compare.print': 'Imprimir',
  'compare.close': 'Cerrar',
};
