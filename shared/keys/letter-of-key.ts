const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{Letter}$/u;

/**
 * The key that a shortcut goes by. A keyboard of another script, such as Cyrillic or Greek, has the letter of a shortcut
 * where a Latin one has it; on Latin keyboards it is the letter that is written on the key, wherever that is.
 */
export function letterOfKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const letter = OTHER_SCRIPT.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  if (letter === undefined) return key;
  return shiftKey ? letter : letter.toLowerCase();
}
