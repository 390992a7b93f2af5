import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { texts } from '../../../lists/texts/index.ts';

/** What every place says of a record that there is not, and of one of another company, so that nobody can tell them apart (D-15). */
export function MissingRecord() {
  const text = useText(texts);
  return <Banner kind="error">{text('list.record.missing')}</Banner>;
}
