import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'password.confirm': 'Confirmar contraseña',
  'password.minimum': 'Mínimo {count} caracteres',
  'password.longest': 'Máximo {most} caracteres',
  'name.maximum': 'Máximo 50 caracteres',
  'password.mismatch': 'La contraseña y su confirmación deben coincidir',
  'password.rule':
    'De {least} a {most} caracteres de cualquier tipo, también espacios. Ninguna de las contraseñas más comunes.',
  'password.common': 'Esta contraseña es una de las más comunes. Elija otra, por favor.',
  'strength.label': 'Seguridad de la contraseña: {strength}',
  'strength.veryWeak': 'muy baja',
  'strength.weak': 'baja',
  'strength.fair': 'media',
  'strength.good': 'buena',
  'strength.strong': 'alta',
};
