/** How long a query of the data API may take on the embedded database. */
export const QUERY_TIME = {
  /** From its begin on. PostgreSQL ends it at the next list that it would read (`read_rows`), and nobody else notices. */
  beforeListMs: 650,
  /**
   * Of the processor. One that reads no list can only be ended together with its thread, and everybody waits until the
   * database is open again: the limit is the longer one, so that this is rare.
   */
  processorMs: 750,
  /**
   * Of the processor, for the ids of a whole list, of which each caller reads one at a time: 100,000 take most of a second on a
   * slow machine.
   */
  wholeListMs: 2_500,
};
