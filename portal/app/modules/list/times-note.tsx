import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import type { Column } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';

/** Whose clock the moments of these columns are on: a colleague who is shown or sent the page may be in another zone. */
export function TimesNote({ columns, className }: { columns: readonly Column[]; className: string }) {
  const text = useText(texts);
  const locale = useLocale();
  if (columns.every(({ kind }) => kind !== 'dateTime')) return null;
  return <p className={className}>{text('list.times', { zone: zoneName(locale) })}</p>;
}
