export const en = {
  'gaps.saveRemoves':
    'Some entries of this record cannot be shown. Saving would remove them, so nothing can be changed here.',
} as const satisfies Record<string, string>;
