import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'shortcuts.title': 'Raccourcis clavier',
  'shortcuts.subtitle':
    'Les touches seules agissent tant qu’aucun champ n’a le focus. Elles se désactivent dans le panneau rapide, sous «\u00a0Réglages\u00a0».',
  'shortcuts.subtitle.off':
    'Les touches seules, comme / ou j, sont désactivées. Elles s’activent dans le panneau rapide, sous «\u00a0Réglages\u00a0».',
  'shortcuts.everywhere': 'Partout',
  'shortcuts.palette': 'Aller à un écran ou un dossier',
  'shortcuts.this': 'Cette liste',
  'shortcuts.close': 'Fermer ce qui est ouvert',
  'shortcuts.skip': 'Premier Tab d’une page\u00a0: aller à son contenu',
  'shortcuts.tabs': 'D’onglet en onglet',
  'shortcuts.lists': 'Listes de choix',
  'shortcuts.lists.open': 'Ouvrir la liste ou s’y déplacer',
  'shortcuts.lists.take': 'Prendre l’entrée en surbrillance',
  'shortcuts.lists.drop': 'Fermer la liste et abandonner la saisie',
  'shortcuts.lists.chips': 'Aux entrées choisies, depuis le début du texte',
  'shortcuts.lists.remove': 'Retirer la dernière entrée ou celle qui a le focus',
  'shortcuts.tools': 'Outils',
  'shortcuts.tools.save': 'Enregistrer',
  'shortcuts.grid': 'Tableau des frais',
  'shortcuts.records': 'Listes d’enregistrements',
  'shortcuts.records.search': 'Aller à la recherche',
  'shortcuts.records.next': 'Ligne suivante',
  'shortcuts.records.last': 'Ligne précédente',
  'shortcuts.records.select': 'Sélectionner la ligne ; Maj et clic sélectionnent toutes jusqu’à elle',
  'shortcuts.records.actions': 'Aller aux actions des lignes sélectionnées',
  'shortcuts.records.open': 'Ouvrir l’enregistrement de la ligne',
};
