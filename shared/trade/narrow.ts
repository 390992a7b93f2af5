/** The letters, digits and signs of double width that an input method writes, and its stop and comma. */
const WIDE = /[\uff01-\uff5e\uffe5\uffe1\u3000-\u3002\uff61\uff64]/g;
const NARROW: Readonly<Record<string, string>> = {
  ...{ '\uffe5': '¥', '\uffe1': '£', '\u3000': ' ' },
  ...{ '\u3001': ',', '\uff64': ',', '\u3002': '.', '\uff61': '.' },
};

/**
 * The text with plain letters, digits and signs in the place of those of an input method, whose keys of point and comma write
 * `。` and `、`; raised digits are no digits.
 */
export const narrow = (text: string): string =>
  text.replaceAll(WIDE, (wide) => NARROW[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
