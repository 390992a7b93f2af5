import { useText } from '../../../../shared/i18n/use-text.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { texts } from '../../../lists/texts/index.ts';
import { STATUSES, type States } from './status.ts';
import * as s from './status-badge.css.ts';

interface StatusBadgeProps {
  of: string | null | undefined;
  /** Those of a list of its own. */
  states?: States | undefined;
}

/** A status in the language of the page; an unknown one as the server sends it. */
export function StatusBadge({ of, states = STATUSES }: StatusBadgeProps) {
  const text = useText(texts);
  if (!of) return null;
  const known = ownValue(states, of);
  return <span className={s.tones[known?.tone ?? 'quiet']}>{known ? text(known.text) : of}</span>;
}
