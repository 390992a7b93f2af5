export const en = {
  /** Two buttons with the numbers follow. */
  'number.ambiguous': '“{text}” can mean two numbers. Please choose the one you mean:',
} as const satisfies Record<string, string>;
