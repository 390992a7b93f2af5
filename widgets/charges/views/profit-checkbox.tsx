import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { checkbox } from '../../../shared/ui/field/checkbox.css.ts';
import * as s from '../charges.css.ts';
import { readOnlyAtom } from '../state/element-state.ts';
import { profitAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';

/** CHG-06, CHG-07 */
export function ProfitCheckbox({ onChange }: { onChange(isOn: boolean): void }) {
  const text = useText(texts);
  const { isOn } = useAtomValue(profitAtom);
  const isReadOnly = useAtomValue(readOnlyAtom);
  return (
    <label className={s.check}>
      <input
        type="checkbox"
        className={checkbox}
        checked={isOn}
        aria-disabled={isReadOnly || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {text('charges.addProfit')}
    </label>
  );
}
