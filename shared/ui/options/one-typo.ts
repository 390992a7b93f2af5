/** Whether one letter makes the difference: it is wrong, missing or one too many, or two neighbours are swapped. */
export function isOneTypo(typed: string, meant: string): boolean {
  const more = typed.length - meant.length;
  if (more < -1 || more > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  if (more === 1) return typed.slice(at + 1) === meant.slice(at);
  if (more === -1) return typed.slice(at) === meant.slice(at + 1);
  if (at === typed.length) return false;
  if (typed.slice(at + 1) === meant.slice(at + 1)) return true;
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  );
}

/** Whether a longer text begins with what was typed but for one typo. */
export const beginsWithTypo = (typed: string, meant: string): boolean =>
  [typed.length - 1, typed.length, typed.length + 1].some(
    (length) => length <= meant.length && isOneTypo(typed, meant.slice(0, length)),
  );
