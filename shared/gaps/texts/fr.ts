import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'gaps.saveRemoves':
    'Certains éléments de ce dossier ne peuvent pas être affichés. Un enregistrement les supprimerait\u00a0: rien ne peut donc être modifié ici.',
};
