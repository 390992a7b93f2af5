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
};
