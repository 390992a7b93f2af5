import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'invite.title': 'Le damos la bienvenida',
  'invite.explanation': 'Establezca la contraseña con la que iniciará sesión y díganos su nombre.',
  'invite.verifying': 'Comprobando su invitación',
  'invite.wrongLink': 'El enlace de verificación no es correcto',
  'invite.wrongLink.explanation':
    'Una invitación sirve una vez y por tiempo limitado. Pida otra a quien se la envió o inicie sesión si ya estableció su contraseña.',
  'invite.wrongLink.later': 'Abra el enlace de nuevo más tarde.',
  'invite.misplaced':
    'Su empresa ya no tiene el rol para el que se le invitó. Pida una nueva invitación a quien le invitó.',
  'invite.firstName': 'Nombre',
  'invite.lastName': 'Apellidos',
  'invite.done': 'Contraseña establecida',
};
