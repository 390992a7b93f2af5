import { type Formats, formatsOf } from './formats.ts';
import { useLocale } from './use-text.ts';

/** Dates, numbers and order of words in the language of the surrounding store. */
export const useFormats = (): Formats => formatsOf(useLocale());
