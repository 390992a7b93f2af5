export const en = {
  'elsewhere.title': 'These records are in the provider’s system',
  'elsewhere.text':
    'This page shows what the portal itself stores. Here the records are stored in the provider’s system, so that there is nothing to show. To open the orders, charges or air rates of a record, use the link that you were given for it.',
} as const satisfies Record<string, string>;
