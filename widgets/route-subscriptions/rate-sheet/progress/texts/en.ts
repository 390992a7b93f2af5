export const en = {
  'sheetForm.error.cancel': 'Unable to cancel the rate sheet. Please try again.',
  'sheetForm.error.download': 'The file could not be downloaded. Please try again.',
  'sheetForm.progress': 'Rate sheet from {from} to {to}',
  'sheetForm.progress.queued': 'It waits for its turn.',
  'sheetForm.progress.running': 'It is being made.',
  'sheetForm.progress.lost': 'The connection is lost. It is tried again by itself.',
  'sheetForm.progress.cancelled': 'It was cancelled.',
  'sheetForm.progress.failed': 'It could not be made: {reason}',
  'sheetForm.progress.sent': 'The rate service makes it and delivers it itself.',
  'sheetForm.ready': 'Rate sheet {number} is ready.',
  'sheetForm.ready.version': 'Rate sheet {number}, version {version}, is ready.',
  'sheetForm.counts':
    '{rates, plural, =0 {No rates} one {# rate} other {# rates}} on {routes, plural, one {# route} other {# routes}}{without, plural, =0 {} one {, # of them without rates} other {, # of them without rates}}',
  'sheetForm.download': 'Download',
  'sheetForm.pdf': 'PDF',
  'sheetForm.cancel': 'Cancel',
  'sheetForm.cancelling': 'Cancelling',
} as const satisfies Record<string, string>;
