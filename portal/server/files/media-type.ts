/** First bytes of formats that have a signature. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['%PDF-', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['\x1f\x8b', 'application/gzip'],
  // The older formats of Word and Excel, which differ deep inside only.
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
];

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/** The folder of an archive that tells what kind of document it is. */
const DOCUMENTS: readonly (readonly [string, string])[] = [
  ['xl/', `${OPEN_XML}.spreadsheetml.sheet`],
  ['word/', `${OPEN_XML}.wordprocessingml.document`],
  ['ppt/', `${OPEN_XML}.presentationml.presentation`],
];

/** An entry of a ZIP archive begins with this, and its name stands so many bytes behind. */
const ZIP_ENTRY = 'PK\x03\x04';
const ZIP_NAME_AT = 30;

/** Carriers' systems write marks, blank lines and commands for a printer before the header, which readers look for that far. */
const PDF_HEADER_WITHIN = 1024;
const BLANK = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\t\n\f\r ]*$/;

const TEXT = 'text/plain; charset=utf-8';
/** In an encoding of an office program or of an old mail, which nothing in the file tells. */
const OLD_TEXT = 'text/plain';
const UNKNOWN = 'application/octet-stream';

/**
 * What a file is by its own first bytes, whatever its sender calls it. Every text, also HTML and SVG, is plain text, so
 * that nothing that is served can run.
 */
export function mediaTypeOf(head: Buffer): string {
  const bytes = head.toString('latin1');
  if (bytes.startsWith('RIFF') && bytes.startsWith('WEBP', 8)) return 'image/webp';
  if (bytes.startsWith(ZIP_ENTRY)) return typeOfArchive(bytes);
  const signed = SIGNATURES.find(([signature]) => bytes.startsWith(signature));
  if (signed) return signed[1];
  if (isLatePdf(bytes)) return 'application/pdf';
  if (isText(head, 'utf-8')) return TEXT;
  return isOldText(head, bytes) ? OLD_TEXT : UNKNOWN;
}

function typeOfArchive(bytes: string): string {
  for (let at = 0; at >= 0; at = bytes.indexOf(ZIP_ENTRY, at + 1)) {
    const document = DOCUMENTS.find(([folder]) => bytes.startsWith(folder, at + ZIP_NAME_AT));
    if (document) return document[1];
  }
  return 'application/zip';
}

/** With lines before the header that aren't blank, there is an object of a PDF behind it: pages and mails only name PDFs. */
function isLatePdf(bytes: string): boolean {
  const at = bytes.indexOf('%PDF-');
  if (at < 0 || at >= PDF_HEADER_WITHIN) return false;
  const before = bytes.slice(0, at);
  if (BLANK.test(before)) return true;
  return /[\r\n]$/.test(before) && !/^\W*</.test(before) && /[\r\n]\d+ \d+ obj\b/.test(bytes.slice(at));
}

/** So many bytes have one control character: some systems leave one in a text, programs are full of them. */
const BYTES_FOR_CONTROL = 100;

/** In UTF-16, or with one byte or two for each letter, and nearly without control characters but those that change the letters. */
function isOldText(head: Buffer, bytes: string): boolean {
  if (bytes.startsWith('\xff\xfe')) return isText(head, 'utf-16le');
  if (bytes.startsWith('\xfe\xff')) return isText(head, 'utf-16be');
  // What has no mark has plain letters and signs, of which one half is zero.
  if (/^(?:[^\0]\0){2}/.test(bytes)) return isText(head, 'utf-16le');
  if (/^(?:\0[^\0]){2}/.test(bytes)) return isText(head, 'utf-16be');
  if (bytes.includes('\0')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a program has
  const controls = bytes.match(/[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f]/g) ?? [];
  return controls.length <= Math.ceil(bytes.length / BYTES_FOR_CONTROL);
}

function isText(head: Buffer, encoding: string): boolean {
  try {
    // As of a stream, because the head may end inside a character.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return !/\p{Cc}/u.test(text.replaceAll(/[\t\n\v\f\r]/g, ''));
  } catch {
    return false;
  }
}
