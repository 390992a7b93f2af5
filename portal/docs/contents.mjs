/** The chapters by whom they are for, in the order in which they are read. */
export const CHAPTERS = {
  'Host pages': [
    'index',
    'first-hour',
    'tokens',
    'frameworks',
    'policies',
    'looks',
    'events',
    'errors',
    'releases',
    'betty-blocks',
  ],
  Operation: [
    'production',
    'settings',
    'upgrades',
    'backups',
    'monitoring',
    'accounts',
    'first-data',
    'rate-sheets',
    'provider-application',
  ],
  Reference: ['actions', 'data-api', 'glossary'],
};
