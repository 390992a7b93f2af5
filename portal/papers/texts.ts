import type { IdOf, Translate } from '../../shared/i18n/define-texts.ts';
import { texts } from '../app/invoices/paper/texts/index.ts';

/** Documents use the words of the pages that show the same. */
export { texts };

export type PaperText = Translate<IdOf<typeof texts>>;
