import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'preview.title': 'Commandes collées',
  'preview.table': 'Ce que devient chaque ligne',
  'preview.take': 'Ajouter',
  'preview.number': 'Numéro de commande',
  'preview.styles': 'Numéros de style',
  'preview.result': 'Résultat',
  'preview.takeLine': 'Ajouter la ligne {line} : {text}',
  'preview.numberOf': 'Numéro de commande, ligne {line}',
  'preview.stylesOf': 'Numéros de style, ligne {line}',
  'preview.add': '{count, plural, =0 {Ajouter} one {Ajouter # commande} other {Ajouter # commandes}}',
  'preview.later': 'Plus tard',
  'preview.tooMany':
    'Il y a {count} lignes et seules les {most} premières sont lues : un dossier ne porte pas plus de commandes.',
  'preview.done':
    '{orders, plural, =0 {} one {# commande ajoutée, } other {# commandes ajoutées, }}{styles, plural, one {# numéro de style sélectionné} other {# numéros de style sélectionnés}}. Veuillez enregistrer les numéros de style.',
  'preview.count.added': '{count, plural, one {# ajoutée} other {# ajoutées}}',
  'preview.count.create': '{count, plural, one {# nouvelle commande} other {# nouvelles commandes}}',
  'preview.count.attach': '{count, plural, one {# qui existe} other {# qui existent}}',
  'preview.count.here': '{count, plural, one {# déjà ici} other {# déjà ici}}',
  'preview.count.styles': '{count, plural, one {# numéro de style} other {# numéros de style}}',
  'preview.count.failed': '{count, plural, one {# échec} other {# échecs}}',
  'preview.count.doubtful': '{count, plural, one {# question en attente} other {# questions en attente}}',
  'preview.count.wrong':
    '{count, plural, one {# ne peut pas être un numéro} other {# ne peuvent pas être des numéros}}',
  'preview.count.leftOut': '{count, plural, one {# ligne ignorée} other {# lignes ignorées}}',
  'preview.question': 'Que sont les numéros qui suivent les commandes ({numbers}) ?',
  'preview.questionColumn': 'Que contient la colonne {column} ({numbers}) ?',
  'preview.answer.style': 'Numéros de style',
  'preview.answer.order': 'Commandes',
  'preview.answer.out': 'Les ignorer',
  'preview.fate.create': 'Nouvelle : sera créée',
  'preview.fate.attach':
    '{count, plural, =0 {Existe : sera ajoutée} one {Existe : sera ajoutée avec # numéro de style} other {Existe : sera ajoutée avec # numéros de style}}',
  'preview.fate.carried':
    '{count, plural, =0 {Existe ; figure aussi sur {records}} one {Existe ; figure aussi sur {records} ; apporte # numéro de style} other {Existe ; figure aussi sur {records} ; apporte # numéros de style}}',
  'preview.fate.here':
    '{count, plural, =0 {Déjà ici} one {Déjà ici ; # numéro de style s’ajoute} other {Déjà ici ; # numéros de style s’ajoutent}}',
  'preview.fate.twice':
    '{count, plural, =0 {Identique à la ligne {line}} one {Identique à la ligne {line}, qui reçoit son numéro de style} other {Identique à la ligne {line}, qui reçoit ses # numéros de style}}',
  'preview.fate.failed': '{reason}',
  'preview.fate.doubtful': 'Est-ce une commande ? Cochez-la pour l’ajouter.',
  'preview.fate.shortened': 'Abrégé par le tableur : saisissez le numéro complet',
  'preview.fate.out': 'Ignorée',
  'preview.fate.added': 'Ajoutée',
  'preview.left.words': 'Ignorée : aucun numéro',
  'preview.left.frame': 'Ignorée : en-tête ou pied du courriel',
  'preview.left.heading': 'Ignorée : titres',
  'preview.left.style': 'Ignorée : numéros de style sans commande',
};
