import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Tone } from '../../modules/cell/status.ts';
import { tones } from '../../modules/cell/status-badge.css.ts';
import * as s from './imports.css.ts';
import type { Phase } from './phase.ts';
import { texts } from './texts/index.ts';

const TONES: Readonly<Record<Phase, Tone>> = {
  waiting: 'quiet',
  checking: 'busy',
  cancelled: 'quiet',
  unreadable: 'bad',
  checked: 'busy',
  importing: 'busy',
  imported: 'good',
  stopped: 'bad',
};

/** Where an import stands, in a word. */
export function PhaseBadge({ phase }: { phase: Phase }) {
  const text = useText(texts);
  return (
    <span className={s.badge}>
      <span className={tones[TONES[phase]]}>{text(`imports.phase.${phase}`)}</span>
    </span>
  );
}
