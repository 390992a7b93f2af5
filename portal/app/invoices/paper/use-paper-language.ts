import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { PaperLanguage } from '../../../papers/paper.ts';
import { texts } from './texts/index.ts';

/** The language of the page, which its document is printed in. */
export const usePaperLanguage = (): PaperLanguage => ({ text: useText(texts), formats: useFormats() });
