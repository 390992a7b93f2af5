import type { Translate } from '../../shared/i18n/define-texts.ts';
import type { IdOf } from '../../shared/i18n/define-texts.ts';
import { texts } from '../app/invoices/paper/texts/index.ts';

/** Documents use the words of the pages that show the same. */
export { texts };

export type PaperText = Translate<IdOf<typeof texts>>;
