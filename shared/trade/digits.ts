/** The most digits that a number has before and after its decimal sign. */
export interface Digits {
  readonly whole: number;
  readonly decimals: number;
}

/** As the server stores them: a longer number would be rounded on its way, so it is refused. */
export const PRICE_DIGITS: Digits = { whole: 10, decimals: 4 };
export const CAPACITY_DIGITS: Digits = { whole: 12, decimals: 2 };
export const TRANSIT_DIGITS: Digits = { whole: 6, decimals: 2 };
