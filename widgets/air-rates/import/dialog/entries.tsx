import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import * as s from './import-dialog.css.ts';

/** More of them help nobody. */
const LISTED = 200;

interface EntriesProps {
  entries: readonly string[];
  id?: string;
  hidden?: boolean;
}

/** Lines of a sheet, with what is to be said about them. */
export function Entries({ entries, id, hidden }: EntriesProps) {
  const text = useText(texts);
  return (
    <ul id={id} className={s.entries} hidden={hidden}>
      {entries.slice(0, LISTED).map((entry, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand twice, and entries have no state
        <li key={n}>{entry}</li>
      ))}
      {entries.length > LISTED && <li>{text('import.more', { count: entries.length - LISTED })}</li>}
    </ul>
  );
}
