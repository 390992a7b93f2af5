/**
 * A library's source without what `cuts` lists by function (`''` is the whole file): `[from, to, put]` takes out
 * everything from the text `from` up to and including the next `to`, and puts `put` in its place.
 *
 * @throws when a text is not there exactly once: then the library changed, and the cuts must be thought over
 */
export function cutSource(code, cuts) {
  let result = code;
  for (const [name, ofFunction] of Object.entries(cuts)) {
    const [start, end] = name ? placeOf(result, `function ${name}(`, '\n}\n') : [0, result.length];
    const shorter = ofFunction.reduce(cut, result.slice(start, end));
    result = result.slice(0, start) + shorter + result.slice(end);
  }
  return result;
}

function cut(text, [from, to = '', put = '']) {
  const [start, end] = placeOf(text, from, to);
  return text.slice(0, start) + put + text.slice(end);
}

function placeOf(text, from, to) {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start + from.length);
  if (start < 0 || end < 0 || text.includes(from, start + 1)) {
    throw new Error(`A library changed: its source does not have exactly one "${from}" ... "${to}"`);
  }
  return [start, end + to.length];
}
