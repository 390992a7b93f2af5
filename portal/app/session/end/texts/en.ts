export const en = {
  'session.endsSoon': 'Your session ends in less than 5 minutes.',
  'session.signInAgain': 'Sign in again',
  'session.cancel': 'Cancel',
  'session.goesOn':
    'Sign in as {email} to continue where you are. For anybody else the page is reloaded, and unsaved changes are lost.',
  'session.startsAnew': 'The page is reloaded then, and unsaved changes are lost.',
} as const satisfies Record<string, string>;
