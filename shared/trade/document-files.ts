import { ownValue } from '../own-value.ts';

/** MB (of a million bytes) that a document has at most. */
export const DOCUMENT_MB = 25;
export const DOCUMENT_BYTES = DOCUMENT_MB * 1_000_000;

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const TEXT = 'text/plain';

/** The media type that the content of a document has, by the ending of its name. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
  docx: `${OPEN_XML}.wordprocessingml.document`,
  csv: TEXT,
  txt: TEXT,
  eml: TEXT,
};

/** For a browser's file dialog: `.pdf,.png`. */
export const DOCUMENT_ENDINGS = Object.keys(MEDIA_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** For people: `PDF, PNG`. */
export const DOCUMENT_KINDS = 'PDF, PNG, JPEG, WebP, XLSX, DOCX, CSV, TXT, EML';

/** What the content of a file of this name has to be; undefined for a name that no document has. */
export const mediaTypeByName = (name: string): string | undefined =>
  ownValue(MEDIA_TYPES, name.split('.').at(-1)?.toLowerCase() ?? '');

/** Whether browsers show the content themselves, without running anything of it. */
export const isPreviewed = (mediaType: string): boolean =>
  mediaType === MEDIA_TYPES.pdf || isPicture(mediaType);

export const isPicture = (mediaType: string): boolean =>
  mediaType === MEDIA_TYPES.png || mediaType === MEDIA_TYPES.jpg || mediaType === MEDIA_TYPES.webp;
