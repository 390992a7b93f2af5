/** When goods are delivered, as the audit log keeps it: `2026-12-01 08:00–10:00`. */
export const deliveryMoment = (day: string, from: string, until: string): string => `${day} ${from}–${until}`;
