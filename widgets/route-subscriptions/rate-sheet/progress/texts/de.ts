import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'sheetForm.error.cancel': 'Das Ratenblatt konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
  'sheetForm.error.download': 'Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  'sheetForm.progress': 'Ratenblatt vom {from} bis {to}',
  'sheetForm.progress.queued': 'Es wartet, bis es an der Reihe ist.',
  'sheetForm.progress.running': 'Es wird erstellt.',
  'sheetForm.progress.lost': 'Die Verbindung ist unterbrochen. Es wird von selbst erneut versucht.',
  'sheetForm.progress.cancelled': 'Es wurde abgebrochen.',
  'sheetForm.progress.failed': 'Es konnte nicht erstellt werden: {reason}',
  'sheetForm.progress.sent': 'Der Ratendienst erstellt es und liefert es selbst aus.',
  'sheetForm.ready': 'Ratenblatt {number} ist fertig.',
  'sheetForm.ready.version': 'Ratenblatt {number}, Version {version}, ist fertig.',
  'sheetForm.counts':
    '{rates, plural, =0 {Keine Raten} one {# Rate} other {# Raten}} auf {routes, plural, one {# Route} other {# Routen}}{without, plural, =0 {} one {, # davon ohne Raten} other {, # davon ohne Raten}}',
  'sheetForm.download': 'Herunterladen',
  'sheetForm.pdf': 'PDF',
  'sheetForm.cancel': 'Abbrechen',
  'sheetForm.cancelling': 'Wird abgebrochen',
};
