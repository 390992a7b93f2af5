import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'reason.graphql': 'Error de GraphQL: {message}',
  'reason.http': '¡Error HTTP! Estado: {status}',
  'reason.unreachable': 'No se puede acceder al servicio',
  'reason.timeout': 'El servicio no respondió a tiempo',
  'reason.unexpected': 'Respuesta inesperada',
  'reason.noToken': 'No se pudo obtener el JWT',
  'reason.number.empty': 'El número está vacío.',
  'reason.number.long': 'El número tiene más de 100 caracteres.',
  'reason.number.control': 'El número contiene un carácter de control.',
  'reason.number.half': 'El número contiene medio carácter.',
};
