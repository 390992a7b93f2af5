import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'booking.new': 'Solicitar reserva',
  'booking.back': 'Volver sin enviar',
  'booking.freight': 'Flete',
  'booking.pieces': 'Bultos',
  'booking.optional': 'Opcional',
  'booking.ordersTitle': 'Pedidos',
  'booking.orders': 'Pedidos por embarcar',
  'booking.orders.hint': 'Opcional. También se pueden asociar pedidos más tarde.',
  'booking.orders.placeholder': 'Escriba parte del número',
  'booking.orders.customerFirst': 'Elija primero el cliente.',
  'booking.parties': 'Partes y observaciones',
  'booking.request': 'Solicitar reserva',
  'booking.save': 'Guardar cambios',
  'booking.sending': 'Enviando',
  'booking.kept': 'Lo que introduce se conserva en este dispositivo hasta que lo envíe.',
  'booking.notKept':
    'Este dispositivo no puede conservar lo que introduce. Envíelo antes de salir de la página.',
  'booking.restored': 'Se recuperó lo que introdujo antes.',
  'booking.startOver': 'Empezar de nuevo',
  'booking.problem.customer': 'Elija la empresa propietaria de la mercancía.',
  'booking.problem.pieces': 'Introduzca un número entero, al menos 1.',
  'booking.quoteOpen': '{reference} no se ha aceptado, así que aún no puede originar una reserva.',
  'booking.answered': '{reference} ya se respondió y no se puede modificar aquí.',
};
