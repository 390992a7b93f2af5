export const en = {
  'conflict.both': 'Someone else has saved this meanwhile. Please choose what counts, then save again.',
  'conflict.other':
    'Someone else has saved this meanwhile. Their changes were added to yours; please check and save again.',
  'conflict.taken': '{field}: {before} → {after}',
  'conflict.mine': 'Yours: {value}',
  'conflict.theirs': 'Saved by someone else: {value}',
  'conflict.choose': 'Please choose one of both.',
} as const satisfies Record<string, string>;
