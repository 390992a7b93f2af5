export const en = {
  'unclear.title': 'What do these numbers mean?',
  'unclear.question':
    '{count} pasted numbers can be read in two ways, such as “{text}”. How are they to be read?',
  'unclear.as': 'As {text}',
  'unclear.later': 'Decide cell by cell',
} as const satisfies Record<string, string>;
