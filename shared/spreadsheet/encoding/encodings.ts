/** Encodings that a text file may be in, as `TextDecoder` calls them. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-874',
  'macintosh',
  'shift_jis',
  'iso-2022-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export type Encoding = (typeof ENCODINGS)[number];
