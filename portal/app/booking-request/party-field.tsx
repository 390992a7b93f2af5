import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useFieldRules } from '../form/form.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import * as s from './booking-request.css.ts';
import type { Party } from './party-offers.ts';
import { texts } from './texts/index.ts';

interface PartyFieldProps {
  label: string;
  hint: string;
  value: string;
  /** Who can be chosen; none while they load, and where that fails: one can be typed. */
  offers: readonly Party[];
  problems: readonly Text[];
  onText(value: string): void;
  /** Begins a further address; left out for who adds none. */
  onAdd?: (() => void) | undefined;
}

/** Who sends or gets the goods, or hands them over: chosen of partners and own addresses, and changed as it is typed. */
export function PartyField({ label, hint, value, offers, problems, onText, onAdd }: PartyFieldProps) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const chosen = offers.find(({ lines }) => lines === value) ?? null;
  return (
    <div className={s.party}>
      {offers.length > 0 && (
        <Combobox
          label={text('booking.party.choose', { party: label })}
          options={offers}
          value={chosen}
          readOnly={isReadOnly}
          onChange={(one) => onText(one ? one.lines : '')}
        />
      )}
      <TextAreaField label={label} hint={hint} value={value} problems={problems} onText={onText} rows={3} />
      {onAdd && (
        <span>
          <Button size="sm" aria-disabled={isReadOnly || undefined} onClick={() => isReadOnly || onAdd()}>
            {text('booking.party.add')}
          </Button>
        </span>
      )}
    </div>
  );
}
