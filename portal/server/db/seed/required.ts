/** The id of a code that the seed's own lists name; a wrong code there is a mistake, not a gap. */
export function required(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The data have no ${code}.`);
  return id;
}
