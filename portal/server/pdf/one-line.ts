import { plainText } from '../../../shared/export/cell-text.ts';

/** A text without what would break its line, its letters with their accents in one where there is such a letter. */
export const oneLine = (text: string): string => plainText(text).normalize('NFC').replace(/\s+/g, ' ').trim();
