import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'reason.graphql': 'GraphQL-Fehler: {message}',
  'reason.http': 'HTTP-Fehler! Status: {status}',
  'reason.unreachable': 'Der Dienst ist nicht erreichbar',
  'reason.timeout': 'Der Dienst hat nicht rechtzeitig geantwortet',
  'reason.unexpected': 'Unerwartete Antwort',
  'reason.noToken': 'Kein JWT erhalten',
  'reason.number.empty': 'Die Nummer ist leer.',
  'reason.number.long': 'Die Nummer ist länger als 100 Zeichen.',
  'reason.number.control': 'Die Nummer enthält ein Steuerzeichen.',
  'reason.number.half': 'Die Nummer enthält ein halbes Zeichen.',
};
