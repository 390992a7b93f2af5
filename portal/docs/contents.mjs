/** The chapters, in the order in which they are read. */
export const CHAPTERS = [
  'index',
  'first-hour',
  'tokens',
  'frameworks',
  'policies',
  'looks',
  'events',
  'errors',
  'releases',
  'first-data',
  'production',
  'betty-blocks',
];
