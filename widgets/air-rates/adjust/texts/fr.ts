import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'adjust.title': 'Ajuster les prix',
  'adjust.selected': '{count, plural, one {# prix sélectionné.} other {# prix sélectionnés.}}',
  'adjust.noPrices':
    'La sélection ne contient pas de prix. Sélectionnez d’abord des cellules des colonnes de poids.',
  'adjust.direction': 'Sens',
  'adjust.raise': 'Augmenter',
  'adjust.lower': 'Baisser',
  'adjust.by': 'De',
  'adjust.unit': 'Unité',
  'adjust.percent': 'Pour cent',
  'adjust.amount': 'Montant',
  'adjust.rounding': 'Arrondir à',
  'adjust.invalid': 'Veuillez saisir un nombre valide.',
  'adjust.apply': '{count, plural, =0 {Ajuster les prix} one {Ajuster # prix} other {Ajuster # prix}}',
  'adjust.same': '{count, plural, one {# prix reste identique.} other {# prix restent identiques.}}',
  'adjust.unreadable':
    '{count, plural, one {# cellule n’est pas un nombre et reste telle quelle.} other {# cellules ne sont pas des nombres et restent telles quelles.}}',
  'adjust.atZero':
    '{count, plural, one {# prix passerait sous zéro et devient 0.00.} other {# prix passeraient sous zéro et deviennent 0.00.}}',
  'adjust.cancel': 'Annuler',
  'adjust.preview': 'Premières modifications',
  'adjust.cell': 'Cellule',
  'adjust.before': 'Avant',
  'adjust.after': 'Après',
  'adjust.more': '{count, plural, one {et # autre} other {et # autres}}',
  'roll.title': 'Reconduire la validité',
  'roll.lanes': 'Liaisons',
  'roll.all': 'Toutes ({count})',
  'roll.selected': 'Sélectionnées ({count})',
  'roll.start': 'La nouvelle validité commence',
  'roll.after': 'Le lendemain de la fin de l’ancienne',
  'roll.on': 'À une date donnée',
  'roll.day': 'Jour',
  'roll.length': 'Chaque validité garde sa durée\u00a0; les mois entiers restent entiers.',
  'roll.skipped':
    '{count, plural, one {# liaison n’a pas de validité complète et reste telle quelle.} other {# liaisons n’ont pas de validité complète et restent telles quelles.}}',
  'roll.apply': '{count, plural, =0 {Reconduire} one {Reconduire # liaison} other {Reconduire # liaisons}}',
};
