import { defineTexts } from '../../i18n/define-texts.ts';
import { en } from './en.ts';

/** What is said of a list that can't be saved, since not all of it is there. */
export const texts = defineTexts({
  en,
  load: {
    de: () => import('./de.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
    ja: () => import('./ja.ts'),
    zh: () => import('./zh.ts'),
  },
});
