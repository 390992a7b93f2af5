import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'quoteRates.title': 'Tarifas para esta cotización',
  'quoteRates.day': 'Tarifas guardadas que rigen el {day}, al costo.',
  'quoteRates.agent': '{agent} ve estos cargos con su costo una vez guardados.',
  'quoteRates.more': 'Hay más tarifas que las {count} mostradas.',
  'quoteRates.none': 'Ninguna tarifa guardada para esta ruta y carga rige el {day}.',
  'quoteRates.noCharges': 'Las tarifas que rigen el {day} no tienen cargos locales.',
  'quoteRates.unknown':
    'No se pueden buscar tarifas para esta cotización: su solicitud no indica por completo ruta, fecha y carga.',
  'quoteRates.withCharges': 'Con cargos locales',
  'quoteRates.chosen': 'Elegida por el cliente',
  'quoteRates.chosenGone':
    'La tarifa que eligió el cliente, {reference} de {carrier}, no está entre ellas. Ha vencido o fue sustituida, no tiene precio para esta carga o usted no puede verla.',
  'quoteRates.containers': '{count, plural, one {# contenedor} other {# contenedores}} a {price}',
  'quoteRates.least': 'mínimo {price}',
  'quoteRates.local': 'Cargos locales: {names}',
  'quoteRates.take': 'Incorporar',
  'quoteRates.takeOf': 'Incorporar: {carrier}, {reference}',
  'quoteRates.taken':
    '{count, plural, one {Se introdujo # línea de {reference}} other {Se introdujeron # líneas de {reference}}} abajo. Nada se guarda hasta que usted guarde.',
  'quoteRates.gone':
    'La tarifa {reference} de {carrier} ya no rige: ha vencido o fue sustituida. No se introdujo nada.',
  'quoteRates.changed':
    'La tarifa {reference} de {carrier} ha cambiado. Revísela y pulse Incorporar de nuevo.',
  'quoteRates.taken.gone':
    'La tarifa {reference} de {carrier}, de la que se incorporaron líneas, ya no rige: ha vencido o fue sustituida.',
  'quoteRates.taken.changed':
    'La tarifa {reference} de {carrier}, de la que se incorporaron líneas, ha cambiado desde entonces.',
  'quoteRates.taken.ended':
    'La tarifa {reference} de {carrier}, de la que se incorporaron líneas, ha vencido.',
  'quoteRates.taken.last': 'Su último día: {day}.',
  'quoteRates.taken.was': 'Cuando se incorporó, su último día era el {day}.',
  'quoteRates.taken.toDo':
    'Las líneas quedan como están. Revise sus precios o incorpore otra tarifa antes de emitir la cotización.',
  'quoteRates.taken.unknown': 'No se pudo saber si las tarifas incorporadas siguen rigiendo.',
  'quoteRates.readOnly':
    'Los cargos no se pueden cambiar en este momento. No se introdujo nada de {reference}.',
  'quoteRates.chargeType': 'Elija el tipo de cargo de: {names}.',
  'quoteRates.leftOut': 'Omitidos, porque la cotización no indica cuántas unidades hay: {charges}.',
  'quoteRates.per': '{name} ({price} por {unit})',
  'quoteRates.twice':
    'También entre los demás cargos de esta cotización: {names}. Compruebe que nada se cobre dos veces.',
  'quoteRates.replace.title': '¿Añadir a los cargos o sustituirlos?',
  'quoteRates.replace.text':
    '{count, plural, one {Ya hay # línea.} other {Ya hay # líneas.}} Ambas opciones se pueden deshacer, y nada se guarda hasta que usted guarde.',
  'quoteRates.replace.add': 'Añadir',
  'quoteRates.replace.replace': 'Sustituir',
};
