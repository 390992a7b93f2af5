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
  'mail.access.when': 'Fecha y hora: {when}',
  'mail.access.ignore': 'Si fue usted, no tiene que hacer nada.',
  'mail.password.subject': 'Su contraseña se ha cambiado',
  'mail.password.intro': 'La contraseña de su cuenta {email} en el portal de clientes se ha cambiado.',
  'mail.password.byOwner': 'Por: usted, con la sesión iniciada, en su perfil',
  'mail.password.byCode': 'Por: alguien con un código enviado a esta dirección',
  'mail.password.otherwise':
    'Si no fue usted, establezca enseguida otra contraseña y póngase en contacto con {provider}. Una contraseña nueva cierra todas las sesiones. Empiece aquí:',
  'mail.role.subject': 'Su rol en el portal de clientes se ha cambiado',
  'mail.role.intro': 'Su cuenta {email} en el portal de clientes tiene ahora el rol {role}.',
  'mail.role.before': 'Hasta ahora tenía el rol {role}.',
  'mail.role.name':
    '{role, select, Manager {Gestor} Admin {Administrador} Agent {Agente} User {Usuario} other {{role}}}',
  'mail.role.by': 'Por: un administrador',
  'mail.role.signIn': 'Su sesión se ha cerrado en todas partes. Inicie sesión de nuevo, por favor.',
  'mail.role.otherwise': 'Si no lo esperaba, póngase en contacto con {provider}.',
};
