import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'gaps.saveRemoves':
    'Einige Einträge dieses Datensatzes können nicht angezeigt werden. Beim Speichern gingen sie verloren; deshalb lässt sich hier nichts ändern.',
};
