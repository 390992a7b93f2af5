import { texts as actorTexts } from '../../../../shared/audit/texts/index.ts';
import { defineTexts, type IdOf } from '../../../../shared/i18n/define-texts.ts';
import { texts as documentTerms } from '../../records/documents/terms/texts/index.ts';
import { texts as shellTexts } from '../../shell/texts/index.ts';
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
  includes: [shellTexts, documentTerms, actorTexts],
});

export type TextId = IdOf<typeof texts>;
