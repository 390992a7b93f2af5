import { defineTexts, type Text } from '../../../../shared/i18n/define-texts.ts';

const inEnglish = async <L extends string>(locale: L) => ({ [locale]: { words: '{words}' } }) as never;

const texts = defineTexts({
  en: { words: '{words}' },
  load: {
    de: () => inEnglish('de'),
    es: () => inEnglish('es'),
    fr: () => inEnglish('fr'),
    ja: () => inEnglish('ja'),
    zh: () => inEnglish('zh'),
  },
});

/** A message of a test, as it stands here in every language. */
export const message = (words: string): Text => texts('words', { words });
