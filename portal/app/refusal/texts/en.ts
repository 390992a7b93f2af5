export const en = {
  'refusal.link': 'This link does not open this page',
  'refusal.link.more':
    'The link may have expired, or somebody has withdrawn it. Ask whoever sent it for a new one, or sign in with an account that has access to this record.',
  'refusal.visitor': 'Please sign in to open this page',
  'refusal.visitor.more':
    'Sign in with an account that has access to this record, or ask whoever sent you here for a signed link.',
  'refusal.account': 'Your account has no access here',
  'refusal.account.more':
    'Sign in with an account that has access to this record, or ask an admin of your company.',
  'refusal.askAdmin': 'Ask an admin of the provider if you need it.',
} as const satisfies Record<string, string>;
