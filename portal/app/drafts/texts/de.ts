import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'draft.kept': 'Ihre Eingaben bleiben auf diesem Gerät, bis Sie sie senden.',
  'draft.notKept':
    'Dieses Gerät kann Ihre Eingaben nicht aufbewahren. Bitte senden Sie sie, bevor Sie die Seite verlassen.',
  'draft.again': 'Ihr Entwurf ist wieder da.',
  'draft.againOf': 'Ihr Entwurf vom {time} ist wieder da.',
  'draft.discard': 'Entwurf verwerfen',
  'draft.others': '{count, plural, one {Es gibt noch einen Entwurf.} other {Es gibt noch # Entwürfe.}}',
  'draft.goOn': 'Damit weitermachen',
  'draft.wordless': 'ohne Text',
};
