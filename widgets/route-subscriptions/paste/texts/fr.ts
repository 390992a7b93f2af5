import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'paste.label': 'Routes, une par ligne',
  'paste.hint':
    'Origine, port de déchargement, destination et transporteur, par UN/LOCODE, SCAC ou nom\u00a0: copiés d’un tableur ou séparés par des points-virgules. Deux cellules sont l’origine et la destination.',
  'paste.reading': 'Chargement des routes existantes',
  'paste.tooMany':
    'Il y a {count} lignes, et seules les {most} premières sont lues\u00a0: une société n’a pas plus de routes.',
  'paste.summary':
    '{count, plural, =0 {Aucune route à ajouter} one {# route à ajouter} other {# routes à ajouter}}',
  'paste.duplicates': '{count, plural, one {# en double} other {# en double}}',
  'paste.open': '{count, plural, one {# ligne n’est pas claire} other {# lignes ne sont pas claires}}',
  'paste.withDuplicates': 'Ajouter aussi les doublons',
  'paste.questions': 'Que signifient ces textes\u00a0?',
  'paste.question.lines': '{count, plural, one {sur # ligne} other {sur # lignes}}',
  'paste.question.unknown':
    'Rien de semblable n’est connu. Choisissez ce qui est voulu, ou corrigez le texte ci-dessus.',
  'paste.question.ambiguous': 'Choisissez ce qui est voulu.',
  'paste.question.more': '{count, plural, one {et # autre texte} other {et # autres textes}}',
  'paste.question.label': '{kind, select, carrier {Transporteur} other {Port}} pour «\u00a0{text}\u00a0»',
  'paste.noCarrier': 'Aucun transporteur',
  'paste.preview': 'Aperçu',
  'paste.line': 'Ligne',
  'paste.state': 'Résultat',
  'paste.state.found': 'Trouvée',
  'paste.state.duplicate': 'En double\u00a0: la société l’a déjà',
  'paste.state.repeats': 'Doublon de la ligne {line}',
  'paste.state.ambiguous': 'Pas claire\u00a0: veuillez choisir',
  'paste.state.unknown': 'Inconnue\u00a0: veuillez corriger',
  'paste.state.incomplete': 'L’origine ou la destination manque',
  'paste.state.refused': 'Le port ou le transporteur n’existe plus',
  'paste.state.added': 'Ajoutée',
  'paste.cancel': 'Annuler',
  'paste.add': '{count, plural, =0 {Ajouter des routes} one {Ajouter # route} other {Ajouter # routes}}',
  'paste.adding': 'Ajout de {done} sur {total}',
  'paste.error.stored':
    'Impossible de charger les routes existantes\u00a0: les doublons ne sont donc pas signalés ici.',
  'paste.error.save': '{done} routes sur {total} ont été ajoutées, les autres non.',
};
