import { defineTexts } from '../../../../../shared/i18n/define-texts.ts';
import { texts as rateTexts } from '../../../rate-search/texts/index.ts';
import { en } from './en.ts';

export const texts = defineTexts({
  en,
  load: {
    de: () => import('./de.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
    ja: () => import('./ja.ts'),
    zh: () => import('./zh.ts'),
  },
  // Freight is written as in the search for rates.
  includes: [rateTexts],
});
