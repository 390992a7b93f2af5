export const en = {
  'draft.kept': 'What you enter is kept on this device until you send it.',
  'draft.notKept': 'This device can’t keep what you enter. Please send it before you leave the page.',
  'draft.again': 'Your draft is here again.',
  'draft.againOf': 'Your draft of {time} is here again.',
  'draft.discard': 'Discard draft',
  'draft.others': '{count, plural, one {There is another draft.} other {There are # other drafts.}}',
  'draft.goOn': 'Go on with it',
  'draft.wordless': 'without words',
} as const satisfies Record<string, string>;
