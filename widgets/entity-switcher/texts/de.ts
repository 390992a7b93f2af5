import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'entity.label': 'Firma',
  'entity.placeholder': 'Firmenname eingeben',
  'entity.switch': 'Firma wechseln',
  'entity.loading': 'Firmen werden geladen',
  'entity.error.load': 'Die Liste der Firmen konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  'entity.error.check':
    'Es konnte nicht geprüft werden, ob Sie die Firma wechseln dürfen. Bitte versuchen Sie es erneut.',
  'entity.error.switch': 'Die Firma konnte nicht gewechselt werden: {reason}',
};
