import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'invite.title': 'Willkommen',
  'invite.explanation':
    'Legen Sie das Passwort fest, mit dem Sie sich anmelden, und nennen Sie uns Ihren Namen.',
  'invite.verifying': 'Ihre Einladung wird geprüft',
  'invite.wrongLink': 'Der Bestätigungslink ist falsch',
  'invite.wrongLink.explanation':
    'Eine Einladung gilt einmal und nur für begrenzte Zeit. Bitten Sie um eine neue, oder melden Sie sich an, wenn Sie Ihr Passwort schon festgelegt haben.',
  'invite.wrongLink.later': 'Öffnen Sie den Link später noch einmal.',
  'invite.misplaced':
    'Ihre Firma hat die Rolle nicht mehr, zu der Sie eingeladen wurden. Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
  'invite.firstName': 'Vorname',
  'invite.lastName': 'Nachname',
  'invite.done': 'Das Passwort wurde festgelegt',
};
