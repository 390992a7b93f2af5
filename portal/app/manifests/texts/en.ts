export const en = {
  'manifests.add': 'Add manifest',
  'manifests.added': 'Manifest {name} was added.',
  'manifests.saved': 'Manifest {name} was saved.',
  'manifests.removed': 'Manifest {name} was removed.',
  'manifests.gone': 'Somebody has removed this manifest meanwhile. Saving adds it again.',
  'manifests.remove.question':
    'Its customer and agent no longer see it. One that has charges, invoices or documents stays.',
  'manifests.reference.hint': 'Leave it empty: it gets the next number.',
} as const satisfies Record<string, string>;
