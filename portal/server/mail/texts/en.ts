export const en = {
  'mail.reset.subject': 'Your code for a new password',
  'mail.reset.intro':
    'Somebody, hopefully you, asked for a new password for your account in the customer portal.',
  'mail.reset.code': 'Your code: {code}',
  'mail.reset.limits':
    'It works once, and for {minutes, plural, one {# minute} other {# minutes}}. A newer code takes the place of an older one.',
  'mail.reset.ignore': 'If this was not you, you can ignore this email: your password stays as it is.',
  'mail.invite.subject': 'Your invitation to the customer portal',
  'mail.invite.intro': 'You are invited to the customer portal, for the company {company}.',
  'mail.invite.link': 'Open this link to choose your password:',
  'mail.invite.limits':
    'It works once, and until {date}. A newer invitation takes the place of an older one.',
  'mail.invite.ignore': 'If you do not know what this is about, you can ignore this email.',
  'mail.access.when': 'When: {when}',
  'mail.access.ignore': 'If this was you, there is nothing to do.',
  'mail.password.subject': 'Your password was changed',
  'mail.password.intro': 'The password of your account {email} in the customer portal was changed.',
  'mail.password.byOwner': 'By: you, signed in to your profile',
  'mail.password.byCode': 'By: somebody with a code that was sent to this address',
  'mail.password.otherwise':
    'If it was not you, set another password at once and tell {provider}. A new password ends every session. It begins here:',
  'mail.role.subject': 'Your role in the customer portal was changed',
  'mail.role.intro': 'Your account {email} in the customer portal now has the role {role}.',
  'mail.role.before': 'Until now it had the role {role}.',
  'mail.role.name':
    '{role, select, Manager {Manager} Admin {Admin} Agent {Agent} User {User} other {{role}}}',
  'mail.role.by': 'By: an administrator',
  'mail.role.signIn': 'You are signed out everywhere. Please sign in again.',
  'mail.role.otherwise': 'If you did not expect this, please ask {provider}.',
} as const satisfies Record<string, string>;
