import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'refusal.link': 'Dieser Link öffnet diese Seite nicht',
  'refusal.link.more':
    'Der Link ist vielleicht abgelaufen oder wurde zurückgezogen. Bitten Sie den Absender um einen neuen, oder melden Sie sich mit einem Konto an, das Zugriff auf diesen Datensatz hat.',
  'refusal.visitor': 'Bitte melden Sie sich an, um diese Seite zu öffnen',
  'refusal.visitor.more':
    'Melden Sie sich mit einem Konto an, das Zugriff auf diesen Datensatz hat, oder bitten Sie um einen signierten Link.',
  'refusal.account': 'Ihr Konto hat hier keinen Zugriff',
  'refusal.account.more':
    'Melden Sie sich mit einem Konto an, das Zugriff auf diesen Datensatz hat, oder fragen Sie einen Admin Ihrer Firma.',
  'refusal.askAdmin': 'Fragen Sie einen Admin des Dienstleisters, wenn Sie es brauchen.',
};
