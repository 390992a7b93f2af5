import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'chargesPage.roleMissing':
    'Diese Adresse sagt nicht, in welcher Rolle Sie die Gebühren erfassen. Öffnen Sie sie mit Ihrer.',
  'chargesPage.open': 'Gebühren öffnen',
  'chargesPage.unsaved.title': 'Die Gebühren sind nicht gespeichert',
  'chargesPage.unsaved.text':
    'Das Angebot wird mit den gespeicherten Gebühren abgegeben. Was Sie seitdem eingegeben haben, gehört nicht dazu.',
  'chargesPage.unsaved.draft':
    'Es bleibt als Entwurf auf diesem Gerät, sofern es einen aufbewahren kann, und wird Ihnen beim nächsten Öffnen der Gebühren angeboten.',
  'chargesPage.unsaved.issue': 'Ohne sie abgeben',
  'chargesPage.unsaved.stay': 'Zurück zu den Gebühren',
};
