/** What stands for a code or an id that the seed's own lists name; a wrong one there is a mistake, not a gap. */
export function required<Key extends string | number, Value>(
  known: ReadonlyMap<Key, Value>,
  key: Key,
): Value {
  const value = known.get(key);
  if (value === undefined) throw new Error(`The data have no ${key}.`);
  return value;
}
