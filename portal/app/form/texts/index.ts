import { defineTexts } from '../../../../shared/i18n/define-texts.ts';
import { en } from './en.ts';

/** What the fields of forms say themselves. */
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
