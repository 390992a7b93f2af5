import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Strength } from './judge.ts';
import * as s from './strength-meter.css.ts';
import { texts } from './texts/index.ts';

const NAMES = [
  'strength.veryWeak',
  'strength.weak',
  'strength.fair',
  'strength.good',
  'strength.strong',
] as const;

/** How strong the password is that is being typed (D-153); empty before. */
export function StrengthMeter({ strength }: { strength: Strength | undefined }) {
  const text = useText(texts);
  return (
    // Before its text in the page, so that screen readers tell each change.
    <div aria-live="polite" className={s.meter} data-strength={strength}>
      {strength !== undefined && (
        <>
          <span aria-hidden="true" className={s.bar} />
          {text('strength.label', { strength: text(NAMES[strength]) })}
        </>
      )}
    </div>
  );
}
