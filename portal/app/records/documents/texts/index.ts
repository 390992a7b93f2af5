import { defineTexts, type IdOf } from '../../../../../shared/i18n/define-texts.ts';
import { texts as adminTexts } from '../../../admin/texts/index.ts';
import { texts as terms } from '../terms/texts/index.ts';
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
  // Failures are told as on the pages for admins.
  includes: [terms, adminTexts],
});

export type TextId = IdOf<typeof texts>;
