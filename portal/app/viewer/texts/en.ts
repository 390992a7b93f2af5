export const en = {
  'viewer.title': 'Page viewer',
  'viewer.noUrl': 'No URL provided. Please provide a URL parameter like ?url=...',
  'viewer.refused': 'This address cannot be shown here.',
  'viewer.allowed': 'Only http and https addresses without a user name can be shown.',
  'viewer.frame': 'Page from {host}',
  'viewer.loading': 'Loading the page from {host}',
} as const satisfies Record<string, string>;
