import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'mail.reset.subject': 'Ihr Code für ein neues Passwort',
  'mail.reset.intro':
    'Jemand, hoffentlich Sie selbst, hat für Ihr Konto im Kundenportal ein neues Passwort angefordert.',
  'mail.reset.code': 'Ihr Code: {code}',
  'mail.reset.limits':
    'Er gilt einmal und {minutes, plural, one {# Minute} other {# Minuten}} lang. Ein neuerer Code ersetzt einen älteren.',
  'mail.reset.ignore': 'Waren Sie es nicht, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  'mail.invite.subject': 'Ihre Einladung zum Kundenportal',
  'mail.invite.intro': 'Sie sind zum Kundenportal eingeladen, für die Firma {company}.',
  'mail.invite.link': 'Öffnen Sie diesen Link, um Ihr Passwort zu wählen:',
  'mail.invite.limits': 'Sie gilt einmal und bis {date}. Eine neuere Einladung ersetzt eine ältere.',
  'mail.invite.ignore': 'Wissen Sie nicht, worum es geht, müssen Sie nichts tun.',
  'mail.access.when': 'Zeitpunkt: {when}',
  'mail.access.ignore': 'Waren Sie es selbst, müssen Sie nichts tun.',
  'mail.password.subject': 'Ihr Passwort wurde geändert',
  'mail.password.intro': 'Das Passwort Ihres Kontos {email} im Kundenportal wurde geändert.',
  'mail.password.byOwner': 'Von: Ihnen, angemeldet in Ihrem Profil',
  'mail.password.byCode': 'Von: jemandem mit einem Code, der an diese Adresse ging',
  'mail.password.otherwise':
    'Waren Sie es nicht, setzen Sie sofort ein anderes Passwort und informieren Sie {provider}. Ein neues Passwort beendet jede Sitzung. Hier geht es los:',
  'mail.role.subject': 'Ihre Rolle im Kundenportal wurde geändert',
  'mail.role.intro': 'Ihr Konto {email} im Kundenportal hat jetzt die Rolle {role}.',
  'mail.role.before': 'Bisher hatte es die Rolle {role}.',
  'mail.role.name':
    '{role, select, Manager {Manager} Admin {Administrator} Agent {Agent} User {Benutzer} other {{role}}}',
  'mail.role.by': 'Von: einem Administrator',
  'mail.role.signIn': 'Sie sind überall abgemeldet. Bitte melden Sie sich neu an.',
  'mail.role.otherwise': 'Haben Sie das nicht erwartet, fragen Sie bitte {provider}.',
};
