import { defineTexts } from '../../../../shared/i18n/define-texts.ts';
import { texts as draftTexts } from '../../drafts/texts/index.ts';
import { texts as searchTexts } from '../../rate-search/texts/index.ts';
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
  // Places and cargo are asked for as in a search for rates.
  includes: [searchTexts, draftTexts],
});
