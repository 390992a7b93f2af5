import { defineTexts } from '../../../../shared/i18n/define-texts.ts';
import { texts as moduleTexts } from '../../../lists/texts/index.ts';
import { rowTexts } from '../../modules/page/texts/index.ts';
import { texts as profileTexts } from '../../profile/texts/index.ts';
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
  // The parts of an address are called here what they are called in the list and in the profile of a company.
  includes: [moduleTexts, profileTexts, rowTexts],
});
