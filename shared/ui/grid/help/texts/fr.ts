import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'keys.move': 'Se déplacer',
  'keys.move.cell': 'Cellule suivante ou précédente',
  'keys.move.row': 'Vers le bas ou le haut',
  'keys.move.arrows': 'Cellule par cellule\u00a0; gauche et droite depuis le bord d’un texte',
  'keys.move.page': 'Un écran vers le haut ou le bas',
  'keys.move.ends': 'Première ou dernière cellule du tableau',
  'keys.move.buttons': 'De la dernière cellule aux boutons de la ligne',
  'keys.move.leave': 'Quitter le tableau, après Échap',
  'keys.edit': 'Modifier',
  'keys.edit.caret': 'Curseur à la fin du texte',
  'keys.edit.text': 'Sélectionner le texte de la cellule',
  'keys.edit.menu':
    'Ouvrir la liste ou le calendrier d’une cellule, comme un clic sur sa flèche ; la saisie ouvre aussi la liste',
  'keys.edit.take': 'Prendre l’entrée en surbrillance',
  'keys.edit.drop': 'Fermer la liste, abandonner la saisie, terminer la plage',
  'keys.edit.undo': 'Annuler',
  'keys.edit.redo': 'Rétablir',
  'keys.range': 'Plage',
  'keys.range.extend': 'Étendre la plage',
  'keys.range.corner': 'Étendre jusqu’à la première ou dernière cellule',
  'keys.range.copy': 'Copier, couper, coller',
  'keys.range.fill':
    'Remplir vers le bas ; à la souris, faites glisser le carré au coin de la plage dans n’importe quelle direction',
  'keys.range.clear': 'Vider la plage',
  'keys.rows': 'Lignes',
  'keys.rows.insert': 'Insérer une ligne en dessous',
  'keys.rows.duplicate': 'Dupliquer la ligne',
  'keys.rows.remove': 'Supprimer la ligne ou la rétablir',
  'keys.help': 'Cette liste',
};
