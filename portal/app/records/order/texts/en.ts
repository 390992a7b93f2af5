export const en = {
  'order.dates': 'Dates',
  'order.dates.none': 'No dates yet.',
  'order.dates.change': 'Change dates',
  'order.dates.title': 'Dates of {number}',
  'order.dates.note': 'Leave empty what is not known yet.',
  'order.cargoReadyOn': 'Cargo ready',
  'order.shipFrom': 'Ship window from',
  'order.shipUntil': 'Ship window until',
  'order.deliverBy': 'Delivery required by',
  'order.cargoReadyOn.problem': 'The cargo is ready only after the ship window has ended.',
  'order.shipUntil.problem': 'The ship window ends before it begins.',
  'order.deliverBy.problem': 'Delivery would be required before the goods can leave.',
} as const satisfies Record<string, string>;
