export const en = {
  'list.search': 'Search',
  'list.reset': 'Reset Filter',
  'list.empty': 'No Any Data To Show!',
  'list.end': 'Currently No Any New Data To Load!',
  'list.loadMore': 'Load More',
} as const satisfies Record<string, string>;
