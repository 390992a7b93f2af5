const REPLACED = '\uFFFD';

/** What Excel saves a CSV in, where it is not Unicode: the code page of the system. */
const CODE_PAGES: Readonly<Record<string, string>> = { ja: 'shift_jis', zh: 'gb18030' };

/** The text of a file in UTF-8 or UTF-16, with or without a mark, else in the code page of the user's language. */
export function decodeText(bytes: Uint8Array, locale: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  const zeros = zerosIn(bytes.subarray(0, 1000));
  if (zeros) return decoded(bytes, zeros);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const own = CODE_PAGES[locale];
    const text = own ? decoded(bytes, own) : REPLACED;
    return text.includes(REPLACED) ? decoded(bytes, 'windows-1252') : text;
  }
}

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

/** In UTF-16 every second byte of most letters is zero; no other text has zeros. */
function zerosIn(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const at = bytes.indexOf(0);
  if (at < 0) return undefined;
  return at % 2 === 1 ? 'utf-16le' : 'utf-16be';
}
