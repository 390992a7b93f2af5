import { useText } from '../../../../shared/i18n/use-text.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { texts } from '../../../lists/texts/index.ts';
import { STATUSES } from './status.ts';
import * as s from './status-badge.css.ts';

/** A status in the language of the page; an unknown one as the server sends it. */
export function StatusBadge({ of }: { of: string | null | undefined }) {
  const text = useText(texts);
  if (!of) return null;
  const known = ownValue(STATUSES, of);
  return <span className={s.tones[known?.tone ?? 'quiet']}>{known ? text(known.text) : of}</span>;
}
