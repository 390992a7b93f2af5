import type { SentReason } from '../../contract/reasons.ts';
import type { NonEnglishLocale } from '../../i18n/catalogue.ts';
import { inLanguage, type TranslatableMessage } from '../../i18n/define-texts.ts';
import { reasonText } from './reason-text.ts';
import { translations } from './texts/index.ts';

/**
 * Why a server refused: its own words, which a page in English shows, and its reasons, which are put into every other
 * language. The words are shown there too where a reason is unknown to this code.
 */
export class ServerWords implements TranslatableMessage {
  readonly words: string;
  readonly reasons: readonly SentReason[];

  constructor(words: string, reasons: readonly SentReason[] = []) {
    this.words = words;
    this.reasons = reasons;
  }

  translation(locale: NonEnglishLocale): string | undefined {
    const texts = this.reasons.flatMap(
      (reason) => reasonText(reason, (id, values) => translations.find(locale, id, values)) ?? [],
    );
    const isWhole = texts.length > 0 && texts.length === this.reasons.length;
    return isWhole ? inLanguage(locale, texts) : undefined;
  }
}
