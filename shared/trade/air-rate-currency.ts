/** What the prices of an air rate form are in, whose table names no currency (`widgets/air-rates`). */
export const AIR_RATE_CURRENCY = 'USD';
