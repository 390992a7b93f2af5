export const en = {
  /** Each comes with the dialog that says it. */
  'copy.label': '{type, select, manifest {Manifest} other {Quote}}',
  'copy.placeholder': 'Type a reference',
  'copy.preview': 'Lines that will be added',
  'copy.add': '{count, plural, =0 {Add lines} one {Add # line} other {Add # lines}}',
  'copy.cancel': 'Cancel',
  'copy.none':
    '{type, select, manifest {There is no other manifest of this customer that you may see.} other {There is no other quote of this customer that you may see.}}',
  'copy.empty': 'It has no charges of this kind.',
  'copy.otherCargo':
    'These prices are for {theirs}, and this quote is for {ours}. Please check them once they are added.',
  'copy.failedList': 'The list could not be loaded. Please try again.',
} as const satisfies Record<string, string>;
