export const en = {
  'trade.delay.congestion': 'Port congestion',
  'trade.delay.weather': 'Bad weather',
  'trade.delay.vessel': 'Vessel delayed',
  'trade.delay.flight': 'Flight delayed',
  'trade.delay.rolled': 'Rolled by the carrier',
  'trade.delay.equipment': 'Equipment shortage',
  'trade.delay.customs': 'Customs inspection',
  'trade.delay.documents': 'Documents missing',
  'trade.delay.other': 'Other reason',
} as const satisfies Record<string, string>;
