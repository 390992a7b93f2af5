/** The letters, digits and signs of double width that an input method writes. */
const WIDE = /[\uff01-\uff5e\uffe5\uffe1\u3000]/g;
const NARROW: Readonly<Record<string, string>> = { '\uffe5': '¥', '\uffe1': '£', '\u3000': ' ' };

/** The text with plain letters, digits and signs in the place of those of double width; raised digits are no digits. */
export const narrow = (text: string): string =>
  text.replaceAll(WIDE, (wide) => NARROW[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
