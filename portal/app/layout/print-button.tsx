import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts } from '../../lists/texts/index.ts';

/** Prints the page, which says by its styles what of it stands on paper. */
export function PrintButton() {
  const text = useText(texts);
  return <Button onClick={() => print()}>{text('list.print')}</Button>;
}
