export const en = {
  'row.edit': 'Edit',
  'row.edit.one': 'Edit {name}',
  'row.remove': 'Remove',
  'row.remove.one': 'Remove {name}',
} as const satisfies Record<string, string>;
