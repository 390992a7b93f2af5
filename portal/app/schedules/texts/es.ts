import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'schedules.add.sailing': 'Añadir salida de buque',
  'schedules.add.flight': 'Añadir vuelo',
  'schedules.added': '{name} se ha añadido al itinerario.',
  'schedules.saved': '{name} se ha guardado.',
  'schedules.removed': '{name} se ha quitado del itinerario.',
  'schedules.gone': 'Entretanto alguien ha quitado esta salida. Al guardar se añade de nuevo.',
  'schedules.remove.question':
    'Nadie la encontrará ya en el itinerario. Una salida que pide una reserva se queda.',
  'schedules.service.hint': 'Nombre que la naviera da al servicio, por ejemplo AE7.',
  'schedules.day.origin': 'Día en el puerto de origen',
  'schedules.day.destination': 'Día en el puerto de destino',
  'schedules.clocks': 'Según los relojes del aeropuerto',
  'schedules.clocks.of': 'Según los relojes de {airport}',
  'schedules.via': 'Escala',
  'schedules.via.wrong': 'El vuelo empieza o termina en este aeropuerto.',
  'schedules.flightNumber.wrong': 'Indique un número de vuelo como LH8400.',
  'schedules.transit.hint':
    'Horas y minutos como 11:25. Déjelo vacío: resulta de los relojes de ambos aeropuertos.',
  'schedules.transit.wrong': 'Indique horas y minutos como 11:25.',
};
