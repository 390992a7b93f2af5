export const en = {
  'acting.for': 'Acting for {company}. Switch entity',
  'acting.title': 'Switch entity',
  'acting.explanation':
    'You see and change everything as the company that you choose, in all your tabs, until you switch back.',
  'acting.unchecked': 'It could not be checked whether you may switch the entity. Please try again.',
  'acting.changed':
    'You now act for {company}. This page still shows the former company, with changes that are not saved.',
  'acting.reload': 'Reload the page',
  'acting.strip': 'You are acting for {company}',
  'acting.back': 'Back to {company}',
  'acting.failed': 'Unable to switch the entity: {reason}',
} as const satisfies Record<string, string>;
