import type { LocationKind } from '../../../shared/contract/locations.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import type { Address } from '../../lists/definitions/places.ts';
import { useFieldRules } from '../form/form.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import type { LocationEntry } from '../locations/location-entry.ts';
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
  /** Adds an address or a partner, or changes the one that is chosen; left out for who does neither. */
  onAddress?: ((asked: AskedParty) => void) | undefined;
}

/** An address or a partner that is changed, or is added with what is known of it. */
export type AskedParty = { address: Address } | { kind: LocationKind; begun?: Partial<LocationEntry> };

/** Who sends or gets the goods, or hands them over: chosen of partners and own addresses, or typed. */
export function PartyField({ label, hint, value, offers, problems, onText, onAddress }: PartyFieldProps) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const chosen = offers.find(({ lines }) => lines === value) ?? null;
  const change: AskedParty | undefined = chosen?.address
    ? { address: chosen.address }
    : chosen?.begun && { kind: 'Partner', begun: chosen.begun };
  const asks = (asked: AskedParty, words: 'partner' | 'add' | 'change') => (
    <Button
      size="sm"
      aria-disabled={isReadOnly || undefined}
      aria-label={text(`booking.party.${words}.one`, { party: label })}
      onClick={() => isReadOnly || onAddress?.(asked)}
    >
      {text(`booking.party.${words}`)}
    </Button>
  );
  return (
    <div className={s.party}>
      <TextAreaField label={label} hint={hint} value={value} problems={problems} onText={onText} rows={4} />
      {offers.length > 0 && (
        <Combobox
          hideLabel
          label={text('booking.party.choose', { party: label })}
          placeholder={text('booking.party.placeholder')}
          options={offers}
          value={chosen}
          readOnly={isReadOnly}
          onChange={(one) => onText(one ? one.lines : '')}
        />
      )}
      {onAddress && (
        <span className={s.partyButtons}>
          {asks({ kind: 'Partner' }, 'partner')}
          {asks({ kind: 'Own' }, 'add')}
          {change && asks(change, 'change')}
        </span>
      )}
    </div>
  );
}
