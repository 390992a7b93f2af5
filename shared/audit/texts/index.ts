import { defineTexts } from '../../i18n/define-texts.ts';
import { en } from './en.ts';

/** Names of those who changed something and have no account. */
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
