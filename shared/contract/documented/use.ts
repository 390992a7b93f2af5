/** What somebody can't do where something of the contract isn't there. */
export interface Use {
  /** Tags of the elements. */
  readonly tools: readonly string[];
  /** What is done, as a verb: `open a booking`. */
  readonly task: string;
}
