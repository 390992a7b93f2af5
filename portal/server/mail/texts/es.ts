import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'mail.reset.subject': 'Su código para una nueva contraseña',
  'mail.reset.intro':
    'Alguien, esperamos que usted, ha solicitado una nueva contraseña para su cuenta en el portal de clientes.',
  'mail.reset.code': 'Su código: {code}',
  'mail.reset.limits':
    'Sirve una vez y durante {minutes, plural, one {# minuto} other {# minutos}}. Un código nuevo sustituye al anterior.',
  'mail.reset.ignore': 'Si no fue usted, no tiene que hacer nada: su contraseña no cambia.',
  'mail.invite.subject': 'Su invitación al portal de clientes',
  'mail.invite.intro': 'Se le invita al portal de clientes, para la empresa {company}.',
  'mail.invite.link': 'Abra este enlace para elegir su contraseña:',
  'mail.invite.limits': 'Sirve una vez y hasta el {date}. Una invitación nueva sustituye a la anterior.',
  'mail.invite.ignore': 'Si no sabe de qué se trata, no tiene que hacer nada.',
};
