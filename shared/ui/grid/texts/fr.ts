import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'grid.cell': '{column}, ligne {n}',
  'grid.addRow': 'Ajouter une ligne',
  'grid.duplicate': 'Dupliquer la ligne {n}',
  'grid.remove': 'Supprimer la ligne {n}',
  'grid.restore': 'Annuler la suppression de la ligne {n}',
  'grid.number': 'Ligne',
  'grid.actions': 'Actions de ligne',
  'grid.undo': 'Annuler',
  'grid.redo': 'Rétablir',
  'grid.help': 'Raccourcis clavier',
  'grid.error': 'Ligne {n}, {column}\u00a0: {message}',
  'grid.error.row': 'Ligne {n}\u00a0: {message}',
  'grid.error.rows': 'Lignes {rows}, {column} : {message}',
  'grid.error.rows.whole': 'Lignes {rows} : {message}',
  'grid.errors': '{count, plural, one {# cellule à corriger} other {# cellules à corriger}}',
  'grid.errors.more': '{count, plural, one {et # autre} other {et # autres}}',
  'grid.errors.of': '{table} : {errors}',
  'grid.errors.rows':
    '{count, plural, one {# ligne ne peut pas être enregistrée} other {# lignes ne peuvent pas être enregistrées}}',
  'grid.errors.next': 'Aller à la suivante',
  'grid.choice': 'Utiliser {text}',
  'grid.choice.at': 'Utiliser {text} : {column}, ligne {n}',
  'grid.remedy.at': '{label} : {column}, ligne {n}',
  'grid.remedy.all': '{label} ({count, plural, one {# cellule} other {# cellules}})',
  'grid.unclear.cell': 'Veuillez saisir un nombre valide. « {text} » peut se lire {decimals} ou {thousands}.',
  'grid.warnings': '{count, plural, one {# avertissement} other {# avertissements}}',
  'grid.warnings.rows':
    '{count, plural, one {# ligne a un avertissement} other {# lignes ont des avertissements}}',
  'grid.message.added': 'Ligne {n} ajoutée',
  'grid.message.removed': 'Ligne {n} supprimée',
  'grid.message.marked': 'La ligne {n} sera supprimée au prochain enregistrement',
  'grid.message.restored': 'La ligne {n} reste',
  'grid.message.pasted':
    '{rows, plural, one {# ligne} other {# lignes}}, {cells, plural, one {# cellule collée} other {# cellules collées}}{cut, plural, =0 {} one {\u00a0; # valeur sans colonne} other {\u00a0; # valeurs sans colonne}}',
  'grid.message.tooLarge':
    'Le bloc compte {count} cellules\u00a0; {most} au plus peuvent être collées à la fois. Veuillez le coller en plusieurs fois.',
  'grid.message.selected':
    '{rows, plural, one {# ligne} other {# lignes}}, {cells, plural, one {# cellule sélectionnée} other {# cellules sélectionnées}}',
  'grid.message.filled': '{cells, plural, one {# cellule remplie} other {# cellules remplies}}',
  'grid.message.cleared': '{cells, plural, one {# cellule vidée} other {# cellules vidées}}',
  'grid.message.undone': 'Annulé',
  'grid.message.redone': 'Rétabli',
  'grid.message.nothingUndone': 'Rien à annuler',
  'grid.message.nothingRedone': 'Rien à rétablir',
  'grid.message.noHelp': 'Les raccourcis clavier n’ont pas pu être chargés',
};
