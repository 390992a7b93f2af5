import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'quote.acceptance': 'Aceptación',
  'quote.requested': 'Su solicitud está en curso. Se le avisará en cuanto se emita la cotización.',
  'quote.requested.issue':
    'El cliente espera esta cotización. Introduzca los cargos, si aún no los tiene, y emítala.',
  'quote.issue': 'Emitir cotización',
  'quote.issue.unpriced': 'Aún no se puede emitir porque no indica ningún precio.',
  'quote.issue.charges': 'Introducir cargos',
  'quote.issue.title': 'Emitir {reference}',
  'quote.issue.note': 'El cliente puede aceptar la cotización hasta el final de este día.',
  'quote.issue.cost': 'Este es su costo. El cliente no lo ve, sino el precio de venta del transitario.',
  'quote.issue.change': 'Cambiar la validez',
  'quote.validUntil': 'Válida hasta',
  'quote.valid': 'Esta cotización es válida hasta el {day}.',
  'quote.valid.open': 'Esta cotización se puede aceptar.',
  'quote.valid.unpriced':
    'Esta cotización aún no indica ningún precio. Podrá aceptarse en cuanto se introduzcan sus cargos.',
  'quote.waiting': 'A la espera de la respuesta de {customer}.',
  'quote.accept': 'Aceptar cotización',
  'quote.accept.title': '¿Aceptar {reference}?',
  'quote.unpriced': 'Esta cotización no tiene cargos: no indica ningún precio.',
  'quote.price.changed': 'El precio ha cambiado: era de {before}.',
  'quote.price.same': 'El total es el mismo.',
  'quote.accept.note': 'El transitario y el agente lo sabrán de inmediato, y no se puede deshacer aquí.',
  'quote.decline': 'Rechazar cotización',
  'quote.decline.title': '¿Rechazar {reference}?',
  'quote.decline.reason': 'Motivo (opcional)',
  'quote.decline.note': 'Ayuda al transitario a hacer una oferta mejor.',
  'quote.again': 'Volver a solicitar',
  'quote.withdraw': 'Retirar solicitud',
  'quote.withdraw.title': '¿Retirar la solicitud de {reference}?',
  'quote.withdraw.note':
    'Nadie seguirá trabajando en ella. Se puede solicitar otra cotización en cualquier momento.',
  'quote.withdrawn': 'La solicitud de esta cotización se retiró.',
  'quote.withdrawn.by': 'Solicitud retirada el {time} por {name}.',
  'quote.changed.title': '{reference} ha cambiado',
  'quote.accepted': 'Esta cotización fue aceptada.',
  'quote.accepted.by': 'Aceptada el {time} por {name}.',
  'quote.declined': 'Esta cotización fue rechazada.',
  'quote.declined.by': 'Rechazada el {time} por {name}.',
  'quote.expired': 'Esta cotización ha vencido y ya no se puede aceptar.',
  'quote.expired.on': 'Esta cotización era válida hasta el {day} y ya no se puede aceptar.',
  'quote.expired.next': 'Busque tarifas vigentes y solicite otra cotización. Sus datos ya están rellenados.',
  'quote.expired.issue': 'Se puede emitir de nuevo con una fecha posterior.',
  'quote.search': 'Buscar tarifas vigentes',
  'quote.version': 'Nueva versión',
  'quote.version.title': '¿Nueva versión de {reference}?',
  'quote.version.begin': 'Comenzar la nueva versión',
  'quote.version.note':
    'Se avisará al cliente de que su {status, select, Accepted {aceptación} other {respuesta}} ya no cuenta. Modifique los cargos y emita la cotización de nuevo: el cliente leerá entonces el precio anterior y el nuevo, y responderá otra vez.',
  'quote.version.waited':
    'Se está preparando una nueva versión de esta cotización. Se le avisará en cuanto se emita, con el precio anterior y el nuevo.',
  'quote.version.issue':
    'Esta es una nueva versión. Modifique sus cargos y emítala: se comunican al cliente el precio anterior y el nuevo.',
  'quote.version.earlier':
    'La versión {version} fue {status, select, Accepted {aceptada} other {rechazada}}{isKnown, select, true { el {time} por {name}} other {}}: {sums}. Ya no cuenta.',
};
