import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { savingAtom } from '../../../shared/record/state.ts';
import * as s from '../charges.css.ts';
import { profitAtom } from '../editor/editor-state.ts';
import { texts } from '../texts/index.ts';

/** CHG-06, CHG-07 */
export function ProfitBox({ onChange }: { onChange(isOn: boolean): void }) {
  const text = useText(texts);
  const { isOn } = useAtomValue(profitAtom);
  const isSaving = useAtomValue(savingAtom);
  return (
    <label className={s.check}>
      <input
        type="checkbox"
        className={s.box}
        checked={isOn}
        aria-disabled={isSaving || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {text('charges.addProfit')}
    </label>
  );
}
