const LEVELS = { info: 30, warn: 40, error: 50 };

/** A line of the log for what happens outside of a request, in the form of the requests' lines. */
export function logLine(level: keyof typeof LEVELS, msg: string, facts: object = {}): void {
  console.info(JSON.stringify({ level: LEVELS[level], time: Date.now(), ...facts, msg }));
}
