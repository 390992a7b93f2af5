import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'import.title.file': 'Importer des tarifs depuis un fichier',
  'import.title.block': 'Coller des tarifs',
  'import.file': 'Fichier de tarifs',
  'import.file.choose': 'Choisir un fichier',
  'import.file.other': 'Choisir un autre fichier',
  'import.file.drop': 'ou déposez-le ici : .xlsx, .csv, .tsv ou .txt',
  'import.refused.tooLarge':
    'Le fichier est trop grand pour être lu ici : 20 Mo au plus. Divisez-le ou supprimez ce qui est inutile.',
  'import.refused.tooManyLines': 'Chaque feuille de ce fichier a plus de {most} lignes. Divisez-la.',
  'import.refused.oldWorkbook':
    'C’est un ancien classeur .xls. Ouvrez-le dans Excel et enregistrez-le en .xlsx.',
  'import.refused.encrypted':
    'Le fichier est protégé par un mot de passe. Enregistrez une copie sans mot de passe.',
  'import.refused.damaged':
    'Le fichier ne peut pas être lu. Il est peut-être endommagé ; enregistrez-le à nouveau en .xlsx.',
  'import.refused.unknown':
    'Ce n’est pas un classeur. Choisissez un fichier se terminant par .xlsx, .csv, .tsv ou .txt.',
  'import.refused.empty': 'Le fichier est vide.',
  'import.refused.failed': 'Le fichier n’a pas pu être lu. Veuillez réessayer.',
  'import.sheet': 'Feuille',
  'import.sheet.long': '{name} (plus de {most} lignes)',
  'import.heading': 'Ligne des en-têtes',
  'import.heading.none': 'Il n’y a pas d’en-têtes',
  'import.columns': 'Colonnes et ce qu’elles deviennent',
  'import.line': 'Ligne',
  'import.columnLetter': 'Colonne {letters}',
  'import.becomes': '{name} devient',
  'import.leaveOut': 'Ignorer',
  'import.newLevel': '{level} (nouveau)',
  'import.moreLines': '{count, plural, one {et # autre ligne} other {et # autres lignes}}',
  'import.target.time': 'Délai min et max',
  'import.target.validity': 'Valable du et au',
  'import.date': 'Quel nombre des dates est le jour ?',
  'import.date.is': '{example} est le {day}',
  'import.date.missing': 'Indiquez quel nombre est le jour.',
  'import.number': 'Comment les nombres sont-ils écrits ?',
  'import.number.is': '{example} signifie {number}',
  'import.number.missing': 'Veuillez indiquer comment les nombres sont écrits.',
  'import.direct':
    'Aucune colonne n’indique l’itinéraire : les vols sont considérés comme directs et reçoivent leur destination pour itinéraire.',
  'import.repeat': 'Répéter le texte du dessus là où ces colonnes sont vides : {columns}',
  'import.mode': 'Que deviennent les tarifs du tableau ?',
  'import.mode.append': 'Ils restent, et les nouveaux viennent après',
  'import.mode.replace': 'Les nouveaux les remplacent',
  'import.lanes':
    '{count, plural, =0 {Aucun tarif à importer} one {# tarif à importer} other {# tarifs à importer}}',
  'import.withProblems': '{count, plural, other {# avec des problèmes}}',
  'import.linesLeftOut': '{count, plural, one {# ligne ignorée} other {# lignes ignorées}}',
  'import.newLevels': 'Nouvelles colonnes de poids : {levels}',
  'import.columnsLeftOut': 'Colonnes ignorées : {columns}',
  'import.tooManyLanes': 'Il y a plus de tarifs qu’un envoi ne peut en contenir : {most} au plus.',
  'import.currency':
    'Le tableau n’a pas de devise, mais des prix sont ici en {currencies}. Seuls les nombres sont repris.',
  'import.problems': '{count, plural, one {# problème} other {# problèmes}}',
  'import.leftOut': '{count, plural, one {# ligne ignorée} other {# lignes ignorées}}',
  'import.atLine': 'Ligne {line} : {message}',
  'import.atCell': 'Ligne {line}, {column} : {message}',
  'import.more': '{count, plural, other {et # de plus}}',
  'import.cancel': 'Annuler',
  'import.add': '{count, plural, =0 {Importer des tarifs} one {Importer # tarif} other {Importer # tarifs}}',
};
