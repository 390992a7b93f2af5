import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'viewer.title': 'Seitenanzeige',
  'viewer.noUrl': 'Keine URL angegeben. Bitte geben Sie einen URL-Parameter wie ?url=... an',
  'viewer.refused': 'Diese Adresse kann hier nicht angezeigt werden.',
  'viewer.allowed': 'Nur http- und https-Adressen ohne Benutzernamen können angezeigt werden.',
  'viewer.frame': 'Seite von {host}',
  'viewer.loading': 'Seite von {host} wird geladen',
};
