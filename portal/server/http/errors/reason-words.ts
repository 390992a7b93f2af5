import type { Reason } from '../../../../shared/contract/reasons.ts';
import { compile } from '../../../../shared/i18n/compile.ts';
import { formatMessage } from '../../../../shared/i18n/message.ts';
import { en as commonTexts } from '../../../../shared/i18n/texts/en.ts';
import { en as browserTexts } from '../../../../shared/reasons/browser/texts/en.ts';
import { reasonText } from '../../../../shared/reasons/server/reason-text.ts';
import { en as serverTexts } from '../../../../shared/reasons/server/texts/en.ts';

const TEXTS: Readonly<Record<string, string>> = { ...commonTexts, ...browserTexts, ...serverTexts };

/** A reason in English, for the answer beside its code and for logs. */
export const reasonWords = (reason: Reason): string =>
  reasonText(reason, (id, values) => formatMessage('en', compile(TEXTS[id]!), values))!;
