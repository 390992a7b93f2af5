export const en = {
  'invite.title': 'Welcome',
  'invite.explanation': 'Set the password that you will sign in with, and tell us your name.',
  'invite.verifying': 'Checking your invitation',
  'invite.wrongLink': 'Verification link is wrong',
  'invite.wrongLink.explanation':
    'An invitation works once and for a limited time. Ask whoever invited you for another one, or sign in if you have set your password already.',
  'invite.wrongLink.later': 'Open the link again later.',
  'invite.misplaced':
    'Your company no longer has the role that you were invited to. Ask whoever invited you for a new invitation.',
  'invite.firstName': 'First Name',
  'invite.lastName': 'Last Name',
  'invite.done': 'Password Set Successfully',
} as const satisfies Record<string, string>;
