import type { Encoding } from './encoding/encodings.ts';
import { findEncoding, textOf } from './encoding/find-encoding.ts';

/** The text of a file in the encoding that somebody chose, else in the one that is most likely. */
export async function decodeText(
  bytes: Uint8Array,
  { locale, encoding }: { locale: string; encoding?: Encoding | undefined },
): Promise<string> {
  return textOf(bytes, encoding ?? (await findEncoding(bytes, locale)).encoding);
}
