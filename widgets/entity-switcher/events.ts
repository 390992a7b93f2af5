/** What the element sends besides `CommonEvents` of `shared/element/events.ts`. */
export type EntityEvents = {
  /** After a switch, before `fp-reload`. */
  'fp-entity-changed': { entityId: number };
};
