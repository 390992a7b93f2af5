export const en = {
  'trade.mode.ocean': 'Ocean',
  'trade.mode.air': 'Air',
  'trade.container.loose': 'Loose',
} as const satisfies Record<string, string>;
