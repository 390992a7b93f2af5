/** Keys without a character, as WebDriver has them, and what typed texts have in their place. */
const CODES: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  '\t': '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F2: '\uE032',
  Meta: '\uE03D',
};

/** A key by its name, such as `Enter`, or a character. */
export function keyCode(key: string): string {
  const code = CODES[key] ?? key;
  if ([...code].length !== 1) throw new Error(`A key that WebDriver doesn't know here: ${key}`);
  return code;
}
