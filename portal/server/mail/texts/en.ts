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
} as const satisfies Record<string, string>;
