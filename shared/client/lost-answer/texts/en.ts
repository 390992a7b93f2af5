export const en = {
  'lost.notFound':
    'The answer to your change was lost. It was not found in what is stored: please try again.',
  'lost.unclear':
    'The answer to your change was lost, and it could not be told whether it is stored. Please look at what is stored before you try again.',
} as const satisfies Record<string, string>;
