import { defineTexts } from '../../../i18n/define-texts.ts';
import { en } from './en.ts';

/** Reasons that the browser gives itself: failures of the data client, and numbers refused before they are sent. */
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
