/** When goods are delivered, as the audit log keeps it: `2026-12-01 08:00–10:00`. */
export const momentOf = (delivery: { delivery_on: string; from_time: string; until_time: string }): string =>
  `${delivery.delivery_on} ${delivery.from_time}–${delivery.until_time}`;
