import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'air.error.from': 'Rellene el campo «Desde».',
  'air.error.to': 'Rellene el campo «Hasta».',
  'air.error.unknownAirport':
    'Introduzca el código o la ciudad de un aeropuerto: «{text}» no se conoce como tal.',
  'air.error.unclearAirport': 'Elija un aeropuerto: «{text}» puede referirse a varios.',
  'air.error.airline': 'Rellene el campo «Aerolínea».',
  'air.error.unknownAirline': 'Rellene el campo «Aerolínea». «{text}» no se conoce como aerolínea.',
  'air.error.validityFrom': 'Rellene el campo «Válido desde».',
  'air.error.noPrice': 'Indique al menos un precio por peso.',
  'air.error.notANumber': 'Introduzca un número válido.',
  'air.error.whole': 'Como máximo {most} cifras antes del separador decimal.',
  'air.error.decimals': 'Como máximo {most} decimales.',
  'air.error.text.long': 'Como máximo {most} caracteres; hay {count}.',
  'air.error.text.control': 'El texto contiene un carácter de control.',
  'air.error.text.half': 'El texto contiene medio carácter.',
  'air.error.tooManyEntries': 'Como máximo {most} elementos.',
  'air.error.sameAirports': 'Los aeropuertos «Desde» y «Hasta» no pueden ser iguales; corríjalos.',
  'air.error.transitMissing': 'Introduzca un intervalo válido de «Tránsito».',
  'air.error.transitOrder': 'El tránsito mínimo no puede ser mayor que el máximo; corríjalo.',
  'air.error.routing': 'Introduzca una «Ruta» válida.',
  'air.error.unknownRouting':
    'Introduzca una «Ruta» válida. Se esperan códigos de aeropuertos, como HKG / LAX; «{text}» no lo es.',
  'air.routing.explained':
    'Los aeropuertos en el orden del vuelo, el destino al final: HKG / LAX. Un vuelo directo solo lleva el destino.',
  'air.routing.remedy': 'Vuelo directo: poner el destino',
  'air.error.validityOrder': '«Válido desde» no puede ser posterior a «Válido hasta»; corríjalo.',
  'air.warning.noEnd': 'Esta tarifa no tiene fecha de fin.',
  'air.warning.expired': 'Esta tarifa ha caducado.',
  'air.warning.expiresSoon':
    '{days, plural, =0 {Esta tarifa caduca hoy.} one {Esta tarifa caduca mañana.} other {Esta tarifa caduca en # días.}}',
  'air.warning.aboveNormal': 'Más alto que el precio normal de {price}.',
  'air.warning.aboveBreak': 'Más alto que el precio de {price} desde {level} kg.',
  'air.warning.farFromLast':
    '{direction, select, up {{percent} % por encima} other {{percent} % por debajo}} del último precio de {price}.',
  'air.warning.overlap': 'Otra tarifa de este trayecto y aerolínea es válida los mismos días.',
  'air.warning.transit': 'Muy distinto de los tránsitos de las demás tarifas de este trayecto.',
};
