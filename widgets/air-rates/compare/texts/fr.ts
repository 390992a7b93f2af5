import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': 'Comparer avec le dernier envoi',
  'compare.title.one': 'Comparer avec la soumission {id}',
  'compare.since': 'Dernier envoi\u00a0: {time}',
  'compare.since.one': 'Soumission {id}\u00a0: {time}',
  'compare.filter': 'Afficher les liaisons',
  'compare.all': 'Toutes ({count})',
  'compare.new': 'Nouvelles ({count})',
  'compare.dropped': 'Supprimées ({count})',
  'compare.changed': 'Modifiées ({count})',
  'compare.unchanged': '{count, plural, one {# liaison est inchangée.} other {# liaisons sont inchangées.}}',
  'compare.unread':
    '{count, plural, one {# de ses tarifs n’a pas pu être lu. Vérifiez vous-même sa liaison\u00a0: ici, elle peut apparaître comme nouvelle, et non comme supprimée.} other {# de ses tarifs n’ont pas pu être lus. Vérifiez vous-même leurs liaisons\u00a0: ici, elles peuvent apparaître comme nouvelles, et non comme supprimées.}}',
  'compare.table': 'Liaisons comparées',
  'compare.status': 'Statut',
  'compare.kind.new': 'Nouvelle',
  'compare.kind.dropped': 'Supprimée',
  'compare.kind.changed': 'Modifiée',
  'compare.kind.unchanged': 'Inchangée',
  'compare.was': 'avant {before}',
  'compare.wasBlank': 'avant vide',
  'compare.blank': 'vide',
  'compare.fromNothing': 'ajouté',
  'compare.toNothing': 'retiré',
  'compare.none':
    '{kind, select, new {Aucune liaison n’est nouvelle.} dropped {Aucune liaison n’est supprimée.} changed {Aucune liaison n’est modifiée.} other {Il n’y a pas de liaison.}}',
  'compare.print': 'Imprimer',
  'compare.close': 'Fermer',
};
