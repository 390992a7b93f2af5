/** A number that the server shows its operator, such as the length of a queue; a part of the server adds its own. */
export interface Gauge {
  /** As Prometheus wants it: `freight_portal_`, what is counted, its unit. */
  name: string;
  /** What the number means, in one line. */
  help: string;
  /** The name of what tells several numbers apart, such as `state`. */
  label?: string;
  /**
   * Asked for each answer: one number, or one for each value of {@link label}. Fails or takes longer than a second, and
   * the answer goes out without it.
   */
  read(): Reading | Promise<Reading>;
}

type Reading = number | Readonly<Record<string, number>>;
