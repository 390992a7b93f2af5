import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'manifests.add': 'Ajouter un manifeste',
  'manifests.added': 'Le manifeste {name} a été ajouté.',
  'manifests.saved': 'Le manifeste {name} a été enregistré.',
  'manifests.removed': 'Le manifeste {name} a été retiré.',
  'manifests.gone': 'Entre-temps, quelqu’un a retiré ce manifeste. L’enregistrer l’ajoute de nouveau.',
  'manifests.remove.question':
    'Son client et son agent ne le voient plus. Un manifeste avec des frais, des factures ou des documents reste.',
  'manifests.reference.hint': 'Laissez vide\u00a0: il reçoit le numéro suivant.',
};
