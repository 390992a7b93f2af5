import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': 'Fechas',
  'order.dates.none': 'Aún no hay fechas.',
  'order.dates.change': 'Cambiar fechas',
  'order.dates.title': 'Fechas de {number}',
  'order.dates.note': 'Deje vacío lo que aún no se sepa.',
  'order.cargoReadyOn': 'Carga lista',
  'order.shipFrom': 'Embarque desde',
  'order.shipUntil': 'Embarque hasta',
  'order.deliverBy': 'Entrega requerida',
  'order.cargoReadyOn.contradiction': 'La carga estará lista después de terminar la ventana de embarque.',
  'order.shipUntil.problem': 'La ventana de embarque termina antes de empezar.',
  'order.deliverBy.contradiction': 'La entrega se exige antes de que la mercancía pueda salir.',
  'order.contradiction.told': 'Las fechas se guardan, se marcan en la lista y se comunican a la otra parte.',
  'order.supplier.none': 'Aún no hay proveedor.',
  'order.supplier.choose': 'Elegir proveedor',
  'order.supplier.change': 'Cambiar proveedor',
  'order.supplier.title': 'Proveedor de {number}',
  'order.supplier.name': 'Nombre del nuevo proveedor',
  'order.supplier.unlisted': 'El proveedor no está en la lista',
  'order.supplier.listed': 'Elegir de la lista',
  'order.supplier.becomes': 'Pasa a ser proveedor de {company}.',
  'order.remove': 'Quitar orden',
  'order.remove.title': 'Quitar la orden {number}',
  'order.remove.keep': 'Conservar la orden',
  'order.remove.question':
    'Desaparece de la lista y deja de ofrecerse para todos los que la ven. Puede deshacerlo durante diez minutos.',
  'order.remove.styles':
    'Estos son sus números de estilo. Los que no tiene ninguna otra orden también se quitan:',
  'order.remove.moreStyles': '{count, plural, other {y # más}}',
  'order.remove.carried':
    'No se puede cambiar de número ni quitar, porque está en {records}{more, plural, =0 {} other { y # más}}.',
  'order.rename': 'Cambiar número',
  'order.rename.title': 'Número de {number}',
  'order.rename.long': 'Use como máximo {count} caracteres.',
  'order.renamed': '«{before}» ahora es «{number}».',
  'order.undo': 'Deshacer',
  'order.removed': 'Se quitó la orden «{number}».',
  'order.gone': 'La orden se quitó mientras tanto.',
  'order.late.notShipped':
    'La ventana de embarque terminó el {day} y no ha salido toda la mercancía. Los días se cuentan hasta hoy.',
  'order.late.notDelivered':
    'La entrega se requería el {day} y no se ha entregado toda la mercancía. Los días se cuentan hasta hoy.',
  'order.late.arrives':
    'La entrega se requiere el {day} y la última mercancía llega el {arrival}. Los días se cuentan hasta entonces.',
  'order.late.shipment':
    'Son los días que un envío lleva de retraso según su plan, por lo estimado o hasta hoy.',
  'order.late.reason': 'Por qué {reference} llega tarde: {reason}',
  'order.next': 'Siguiente: {name}, {time}',
  'order.next.late': 'Siguiente: {name}, previsto para {time}',
  'order.next.expected': 'Siguiente: {name}, estimado para {day} (previsto para {plan})',
  'order.next.notBefore': 'Siguiente: {name}, no antes del {day} (previsto para {plan})',
};
