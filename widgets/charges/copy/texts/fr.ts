import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'copy.label': '{type, select, manifest {Manifeste} other {Cotation}}',
  'copy.placeholder': 'Saisissez une référence',
  'copy.preview': 'Lignes qui seront ajoutées',
  'copy.add': '{count, plural, =0 {Ajouter des lignes} one {Ajouter # ligne} other {Ajouter # lignes}}',
  'copy.cancel': 'Annuler',
  'copy.none':
    '{type, select, manifest {Aucun autre manifeste de ce client ne vous est accessible.} other {Aucune autre cotation de ce client ne vous est accessible.}}',
  'copy.empty': 'Il n’y a pas de frais de ce type.',
  'copy.otherCargo': 'Ces prix sont pour {theirs}, et ce devis est pour {ours}. Vérifiez-les après l’ajout.',
  'copy.failedList': 'La liste n’a pas pu être chargée. Veuillez réessayer.',
};
