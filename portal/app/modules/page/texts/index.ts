import { defineTexts } from '../../../../../shared/i18n/define-texts.ts';
import { en } from './en.ts';

/** Of the buttons at a row. */
export const rowTexts = defineTexts({
  en,
  load: {
    de: () => import('./de.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
    ja: () => import('./ja.ts'),
    zh: () => import('./zh.ts'),
  },
});
