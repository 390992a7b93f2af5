export const en = {
  'entity.label': 'Entity',
  'entity.placeholder': 'Type a company name',
  'entity.switch': 'Switch Your Entity',
  'entity.loading': 'Loading companies',
  'entity.error.load': 'Unable to load the list of entities. Please try again.',
  'entity.error.check': 'It could not be checked whether you may switch the entity. Please try again.',
  'entity.error.switch': 'Unable to switch the entity: {reason}',
} as const satisfies Record<string, string>;
