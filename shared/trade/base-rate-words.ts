/** Freight for all kinds of goods, or a price that was agreed for a named account. */
export const RATE_KINDS = ['FAK', 'NAC'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** Where a base rate comes from: the provider's own, an agent's submission, or somebody else who sells rates. */
export const RATE_SOURCES = ['Own', 'Agent', 'External'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** The container types that a base rate has prices of. */
export const RATE_CONTAINERS = ['20GP', '40GP', '40HC', '45HC'] as const;

/**
 * How a rate stands to a day: it counts, will count, or has counted; `replaced` where another one took its place on its
 * first day, so that it never does any more.
 */
export const RATE_STATES = ['valid', 'coming', 'expired', 'replaced'] as const;
export type RateState = (typeof RATE_STATES)[number];
