type Day = string | null | undefined;

/** The days on which a departure takes the last goods and leaves, as YYYY-MM-DD at its place; empty where that isn't known. */
export interface Leaving {
  cutOff: Day;
  departure: Day;
}

/**
 * What goods that are ready on a day are too late for: the last day on which a departure takes them, or that on which it
 * leaves. That is a fact, which is marked and not refused (D-157). Undefined where they can make it, as far as is known.
 */
export function missedOf(readyOn: Day, { cutOff, departure }: Leaving): keyof Leaving | undefined {
  if (readyOn && cutOff && cutOff < readyOn) return 'cutOff';
  return readyOn && departure && departure < readyOn ? 'departure' : undefined;
}
