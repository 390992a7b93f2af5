import { defineTexts, type IdOf } from '../../../../shared/i18n/define-texts.ts';
import { texts as authTexts } from '../../auth/texts/index.ts';
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
  includes: [authTexts],
});

export type TextId = IdOf<typeof texts>;
