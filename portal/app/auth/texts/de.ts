import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'auth.signIn': 'Anmelden',
  'auth.signUp': 'Registrieren',
  'auth.newHere': 'Neu hier?',
  'auth.forgotPassword': 'Passwort vergessen?',
  'auth.product': 'Buchungen, Bestellungen, Raten und Gebühren Ihrer Sendungen an einem Ort.',
  'auth.language': 'Sprache',
  'auth.show': 'Anzeigen',
  'auth.hide': 'Verbergen',
  'auth.endedElsewhere': 'Sie wurden in einem anderen Tab abgemeldet. Bitte melden Sie sich erneut an.',
  'auth.notStored':
    'Dieser Browser speichert nichts für diese Seite: Sie bleiben angemeldet, bis Sie sie schließen oder neu laden.',
  'auth.email': 'E-Mail',
  'auth.password': 'Passwort',
  'auth.requiredField': 'Pflichtfeld',
  'auth.wrongEmailFormat': 'Ungültiges E-Mail-Format',
  'auth.minimumSymbols': 'Mindestens 3 Zeichen',
  'auth.maximumSymbols': 'Höchstens 50 Zeichen',
  'auth.longestPassword': 'Höchstens 128 Zeichen',
  'auth.invalidLogin': 'Die Anmeldedaten sind nicht korrekt',
  'auth.unreachable': 'Der Dienst ist derzeit nicht erreichbar.',
  'auth.tryLater': 'Bitte versuchen Sie es später erneut',
  'auth.noFirstName': 'In Ihrem Profil fehlt der Vorname. Bitte wenden Sie sich an {provider}.',
  'auth.signingIn': 'Anmeldung läuft',
  'auth.signingOut': 'Abmeldung läuft',

  'validation.required': '{name} ist erforderlich',
  'validation.notValid': 'Das Feld ist ungültig',

  'password.new': 'Neues Passwort',
  'password.submit': 'Absenden',
  'password.sending': 'Wird gesendet',
  'password.cancel': 'Abbrechen',
  'password.notValid': '{name} ist ungültig',
};
