import { defineTranslations } from '../../../i18n/define-translations.ts';
import { texts as commonTexts } from '../../../i18n/texts/index.ts';
import { texts as browserTexts } from '../../browser/texts/index.ts';

/** Reasons of the server, whose answers carry the English words: `en.ts` is in no bundle. */
export const translations = defineTranslations({
  load: {
    de: () => import('./de.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
    ja: () => import('./ja.ts'),
    zh: () => import('./zh.ts'),
  },
  includes: [browserTexts, commonTexts],
});
