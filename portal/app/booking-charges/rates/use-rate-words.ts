import { useText } from '../../../../shared/i18n/use-text.ts';
import { useWords } from '../../rate-search/results/use-words.ts';
import { texts } from './texts/index.ts';

/** How the rates of a quote are written in the language of the page. */
export function useRateWords() {
  const text = useText(texts);
  const { number, day, money, transit } = useWords();
  return { text, number, day, money, transit };
}

export type RateWords = ReturnType<typeof useRateWords>;
