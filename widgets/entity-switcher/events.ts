/** What the element sends besides the events of every element. */
export type EntityEvents = {
  /** After a switch, before `fp-reload`. */
  'fp-entity-changed': { entityId: number };
};
