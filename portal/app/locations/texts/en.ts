export const en = {
  'locations.add': 'Add address',
  'locations.edit': 'Edit',
  'locations.edit.one': 'Edit {name}',
  'locations.remove': 'Remove',
  'locations.remove.one': 'Remove {name}',
  'locations.remove.question':
    'It will no longer be offered when a delivery is planned. Deliveries that are planned to it keep it.',
  'locations.added': 'The address “{name}” was added.',
  'locations.saved': 'The address “{name}” was saved.',
  'locations.removed': 'The address “{name}” was removed.',
  'locations.gone': 'Somebody has removed this address meanwhile. Saving adds it again.',
  'locations.name.hint': 'What the address is known by, such as “Warehouse North”.',
} as const satisfies Record<string, string>;
