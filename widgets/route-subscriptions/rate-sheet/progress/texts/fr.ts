import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'sheetForm.error.cancel': 'Impossible d’annuler la grille tarifaire. Veuillez réessayer.',
  'sheetForm.error.download': 'Impossible de télécharger le fichier. Veuillez réessayer.',
  'sheetForm.progress': 'Grille tarifaire du {from} au {to}',
  'sheetForm.progress.queued': 'Elle attend son tour.',
  'sheetForm.progress.running': 'Elle est en cours de préparation.',
  'sheetForm.progress.lost': 'La connexion est perdue. Une nouvelle tentative a lieu automatiquement.',
  'sheetForm.progress.cancelled': 'Elle a été annulée.',
  'sheetForm.progress.failed': 'Elle n’a pas pu être préparée\u00a0: {reason}',
  'sheetForm.progress.sent': 'Le service de tarifs la prépare et la livre lui-même.',
  'sheetForm.ready': 'La grille tarifaire {number} est prête.',
  'sheetForm.ready.version': 'La grille tarifaire {number}, version {version}, est prête.',
  'sheetForm.counts':
    '{rates, plural, =0 {Aucun tarif} one {# tarif} other {# tarifs}} sur {routes, plural, one {# route} other {# routes}}{without, plural, =0 {} one {, dont # sans tarif} other {, dont # sans tarif}}',
  'sheetForm.download': 'Télécharger',
  'sheetForm.pdf': 'PDF',
  'sheetForm.cancel': 'Annuler',
  'sheetForm.cancelling': 'Annulation en cours',
};
