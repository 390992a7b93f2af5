import type { RateSheetRate } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Tone } from '../../modules/cell/status.ts';
import { tones } from '../../modules/cell/status-badge.css.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';

type Change = NonNullable<RateSheetRate['change']>;

const TONES: Readonly<Record<Change, Tone>> = {
  new: 'good',
  changed: 'busy',
  same: 'quiet',
  dropped: 'bad',
};

/** How a rate stands to the sheet before, in a word. */
export function ChangeWord({ of: change }: { of: Change }) {
  const text = useText(texts);
  return (
    <span className={s.badge}>
      <span className={tones[TONES[change]]}>{text(`sheets.change.${change}`)}</span>
    </span>
  );
}
