import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'lost.notFound':
    'Die Antwort auf Ihre Änderung ging verloren. In den gespeicherten Daten war die Änderung nicht zu finden: Bitte versuchen Sie es noch einmal.',
  'lost.unclear':
    'Die Antwort auf Ihre Änderung ging verloren, und es ließ sich nicht feststellen, ob sie gespeichert ist. Bitte sehen Sie nach, bevor Sie es noch einmal versuchen.',
};
