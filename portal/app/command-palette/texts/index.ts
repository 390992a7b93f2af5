import { defineTexts, type IdOf } from '../../../../shared/i18n/define-texts.ts';
import { texts as keyTexts } from '../../../../shared/ui/key-list/texts/index.ts';
import { texts as listTexts } from '../../../lists/texts/index.ts';
import { texts as panelTexts } from '../../quick-panel/texts/index.ts';
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
  // What a list is called on its screen it is called here, too.
  includes: [panelTexts, keyTexts, listTexts],
});

export type TextId = IdOf<typeof texts>;
