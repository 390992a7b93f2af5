import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'reset.title': '¿Olvidó su contraseña?',
  'reset.explanation':
    'Introduzca el correo electrónico con el que inicia sesión. Recibirá un código de cinco dígitos con el que establecerá una nueva contraseña.',
  'reset.sent': 'El código se ha enviado a su correo electrónico',
  'reset.sent.explanation':
    'El código se envió a {email} y vale 10 minutos. Si no llega, búsquelo en el correo no deseado o vuelva atrás y envíe otro.',
  'reset.otp': 'Código de un solo uso',
  'reset.otp.minimum': 'Mínimo 3 caracteres',
  'reset.otp.maximum': 'Máximo 5 caracteres',
  'reset.otp.digits': 'El código debe ser un número de 5 dígitos',
  'reset.notFound': '{name}: no se encontró',
  'reset.set': 'Establecer nueva contraseña',
  'reset.failed': 'No se pudo actualizar la contraseña',
  'reset.done': 'Contraseña restablecida',
  'reset.back': 'Atrás',
  'reset.again': 'Empezar de nuevo',
};
