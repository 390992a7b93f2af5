export const en = {
  'chargesPage.roleMissing':
    'This address does not say in which role you enter the charges. Open them with yours.',
  'chargesPage.open': 'Open the charges',
  'chargesPage.unsaved.title': 'The charges are not saved',
  'chargesPage.unsaved.text':
    'The quote is issued with the charges that are saved. What you entered since is not part of it.',
  'chargesPage.unsaved.draft':
    'It stays on this device as a draft, if the device can keep one, and is offered to you when you open the charges again.',
  'chargesPage.unsaved.issue': 'Issue without them',
  'chargesPage.unsaved.stay': 'Back to the charges',
} as const satisfies Record<string, string>;
