import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'common.dismiss': 'Descartar',
  'common.tryAgain': 'Reintentar',
  'common.remove': 'Quitar {label}',
  'common.clear': 'Borrar {label}',
  'common.close': 'Cerrar',
  'common.showOptions': 'Mostrar opciones',
  'common.alreadySelected': 'Ya seleccionado',
  'common.loading': 'Cargando',
  'common.percent': '{percent} %',
  'common.optionsFailed': 'No se pudieron cargar las opciones.',
  'common.create': 'Añadir «{text}»',
  'common.chooseByArrows': 'Elija con las teclas de flecha',
  'common.results': '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  'common.unknownText': 'No se eligió nada: «{text}» no se conoce. Elija una entrada de la lista.',
  'common.unclearText':
    'No se eligió nada: «{text}» puede corresponder a varias entradas. Elija una de la lista.',
  'common.noAnswer':
    'No se eligió nada: no se pudieron cargar las entradas para «{text}». El texto se conserva. Vuelva a intentarlo.',
  'common.likelyText': 'No se eligió nada. ¿Quiso decir {label}? Elíjalo de la lista.',
  'common.removed': '{label}: quitado',
  'common.added': '{label}: añadido',
  'common.theProvider': 'el proveedor',
  'common.leave.title': '¿Salir sin guardar?',
  'common.leave.text':
    '{count, plural, one {# cambio de este registro no está guardado.} other {# cambios de este registro no están guardados.}}',
  'common.leave.stay': 'Seguir editando',
  'common.leave.go': 'Descartar cambios',
  'common.unexpected': 'Se ha producido un error en esta parte de la página.',

  'error.withContact':
    '{message}. Inténtelo de nuevo más tarde; si el problema continúa, contacte con {provider}.',
  'error.withReason': '{reason}',
  'error.noRecord': 'No hay ningún registro seleccionado.',
  'error.noAccess': 'No tiene acceso a este registro.',
  'error.sessionExpired': 'Su sesión ha caducado. Inicie sesión de nuevo.',
  'error.pageScripts':
    'Los scripts de esta página han sustituido funciones del navegador ({names}), por lo que esta parte no puede funcionar aquí. No se ha cambiado nada. Avise a quien se ocupa de la página.',
  'error.offline': 'No hay conexión. El trabajo continuará solo cuando se restablezca.',
  'error.busy': 'Hay demasiadas solicitudes en este momento. El trabajo continuará solo en breve.',
  'error.getToken':
    'Esta página no ha podido iniciar su sesión aquí. Vuelva a cargarla o avise a quienes la gestionan.',
  'error.linkExpired': 'Este enlace ha caducado. Solicite uno nuevo.',
  'error.origin': 'Esta parte de la página no se puede usar en {origin}. Avise a quienes la gestionan.',
};
