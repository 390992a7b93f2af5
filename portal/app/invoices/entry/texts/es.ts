import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'invoiceEntry.head': 'Factura',
  'invoiceEntry.new': 'Nueva factura',
  'invoiceEntry.change': 'Modificar factura',
  'invoiceEntry.issued':
    'El cliente ya tiene esta factura. En cuanto se guarde un cambio, la sustituye con el mismo número y se avisa al cliente.',
  'invoiceEntry.back': 'Volver',
  'invoiceEntry.failed': 'No se han podido cargar los datos de la factura. Inténtelo de nuevo.',
  'invoiceEntry.number': 'Número de factura',
  'invoiceEntry.number.hint': 'Déjelo en blanco para el número siguiente.',
  'invoiceEntry.line': 'Línea {number}',
  'invoiceEntry.removeLine': 'Quitar la línea {number}',
  'invoiceEntry.addLine': 'Añadir línea',
  'invoiceEntry.takeOver':
    '{count, plural, one {Tomar # cargo del embarque} other {Tomar # cargos del embarque}}',
  'invoiceEntry.description': 'Descripción',
  'invoiceEntry.currency': 'Moneda',
  'invoiceEntry.noCurrency': '{count, plural, other {Moneda de las # líneas sin moneda}}',
  'invoiceEntry.setCurrency': 'Aplicar',
  'invoiceEntry.amount': 'Importe',
  'invoiceEntry.amount.notANumber': 'Introduzca un importe, por ejemplo 1250,00.',
  'invoiceEntry.amount.tooLarge': 'Este importe es demasiado grande.',
  'invoiceEntry.amount.zero': 'Introduzca un importe mayor que cero.',
  'invoiceEntry.amount.decimals':
    '{most, plural, =0 {Esta moneda no tiene decimales.} other {Un importe tiene como máximo {most} decimales.}}',
  'invoiceEntry.amount.more': 'Como máximo hay {amount} pendiente.',
  'invoiceEntry.long': 'Use como máximo {most} caracteres.',
  'invoiceEntry.due.order': 'Vence antes de su emisión.',
  'invoiceEntry.day.toCome': 'Elija un día que no esté en el futuro.',
  'invoiceEntry.day.before': 'Un abono no puede ser anterior a su factura, del {day}.',
  'invoiceEntry.save': 'Guardar factura',
  'invoiceEntry.told': 'Se avisa al cliente, que la ve de inmediato.',
  'invoiceEntry.entries': 'Pagos y abonos',
  'invoiceEntry.payment': 'Pago',
  'invoiceEntry.recordPayment': 'Registrar pago',
  'invoiceEntry.creditTitle': 'Abonar un importe',
  'invoiceEntry.enter': 'Guardar',
  'invoiceEntry.paidOn': 'Pagado el',
  'invoiceEntry.creditedOn': 'Abonado el',
  'invoiceEntry.note': 'Nota',
  'invoiceEntry.note.hint': 'El cliente la ve.',
  'invoiceEntry.cancel': 'Anular factura',
  'invoiceEntry.cancelTitle': '¿Anular {reference}?',
  'invoiceEntry.cancel.about':
    'Se abona todo y no queda nada pendiente. Permanece en las listas como anulada, salvo que se anule el abono.',
  'invoiceEntry.billed':
    '{count, plural, one {Este embarque ya tiene una factura. Compruebe que nada se facture dos veces.} other {Este embarque ya tiene # facturas. Compruebe que nada se facture dos veces.}}',
  'invoiceEntry.keep': 'Conservar la factura',
  'invoiceEntry.reverse': 'Anular',
  'invoiceEntry.reverseOne':
    '{kind, select, credit {Anular abono de {amount}} other {Anular pago de {amount}}}',
  'invoiceEntry.reverseTitle': '{kind, select, credit {¿Anular este abono?} other {¿Anular este pago?}}',
  'invoiceEntry.reverse.about':
    '{amount} vuelve a estar pendiente. La anotación permanece tachada en la factura y se avisa al cliente, sin el motivo.',
  'invoiceEntry.keepEntry': 'Conservar anotación',
  'invoiceEntry.reason': 'Motivo',
  'invoiceEntry.reason.hint': 'Interno: el cliente no lo ve.',
  'invoiceEntry.reversedOn': 'Anulado el {day}',
  'invoiceEntry.reversed': 'Anulado el {day} por {who}: {reason}',
  'invoiceEntry.since': 'Registrado mientras tanto:',
  'invoiceEntry.sinceOne': '{kind, select, credit {Abono} other {Pago}} de {amount}, {day}',
  'invoiceEntry.further':
    '{kind, select, credit {Este es otro abono, ninguno de los anteriores.} other {Este es otro pago, ninguno de los anteriores.}}',
  'invoiceEntry.further.missing': 'Marque esta casilla, o cierre el diálogo si ya está registrado.',
  'invoiceEntry.settled': 'Ya no queda nada pendiente de esta factura.',
  'invoiceEntry.unsaved':
    '{kind, select, credit {Lo que introdujo no se guardó. Si aun así hay que abonárselo al cliente, hágalo en otra factura.} other {Lo que introdujo no se guardó. Si este dinero también ha llegado, anótelo y acuerde con el cliente si se le devuelve o se aplica a otra factura.}}',
  'invoiceEntry.cancel.over': 'Ya no se puede anular: mientras tanto se ha pagado o abonado algo.',
  'invoiceEntry.reversedMeanwhile':
    '{kind, select, credit {Este abono se anuló mientras tanto.} other {Este pago se anuló mientras tanto.}}',
};
