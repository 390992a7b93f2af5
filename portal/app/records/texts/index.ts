import { defineTexts, type IdOf } from '../../../../shared/i18n/define-texts.ts';
import { texts as moduleTexts } from '../../../lists/texts/index.ts';
import { texts as adminTexts } from '../../admin/texts/index.ts';
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
  // What a value is called in the lists it is called here, too; failures are told as on the pages for admins.
  includes: [moduleTexts, adminTexts],
});

export type TextId = IdOf<typeof texts>;
