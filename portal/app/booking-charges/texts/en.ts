export const en = {
  'chargesPage.roleMissing':
    'This address does not say in which role you enter the charges. Open them with yours.',
  'chargesPage.open': 'Open the charges',
} as const satisfies Record<string, string>;
