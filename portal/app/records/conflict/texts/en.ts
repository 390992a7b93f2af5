export const en = {
  'conflict.someone': 'Someone else has saved this meanwhile.',
  'conflict.by': '{name} has saved this meanwhile ({time}).',
  'conflict.own': 'You have saved this in another window ({time}).',
  'conflict.message': '{who} {next}',
  'conflict.both': 'Please choose what counts, then save again.',
  'conflict.other': 'Those changes were added to yours; please check and save again.',
  'conflict.kept': 'What you entered is still here. Please check what has changed, then try again.',
  'conflict.read': 'Please check what has changed before you decide.',
  'conflict.taken': '{field}: {before} → {after}',
  'conflict.mine': 'Yours: {value}',
  'conflict.theirs': 'Saved meanwhile: {value}',
  'conflict.choose': 'Please choose one of both.',
} as const satisfies Record<string, string>;
