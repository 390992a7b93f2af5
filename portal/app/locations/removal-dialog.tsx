import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { countryIn } from '../../lists/cell/country-names.ts';
import { type Address, addresses } from '../../lists/definitions/places.ts';
import { RowRemovalDialog } from '../modules/record/row-removal-dialog.tsx';
import { removeLocation } from './location-actions.ts';
import { entryOf, FIELDS, labelOf } from './location-entry.ts';
import { texts } from './texts/index.ts';

interface RemovalDialogProps {
  address: Address;
  onClose(): void;
  /** It is gone, maybe by somebody else. */
  onDone(): void;
  /** It was refused or failed, and may be another by now. */
  onFailed(): void;
}

/** Asks before an address is taken away (MOD-13). */
export function RemovalDialog({ address, ...ends }: RemovalDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const { kind } = address;
  return (
    <RowRemovalDialog
      definition={addresses}
      type="location"
      row={address}
      nameOf={({ name }) => name}
      facts={(row) => {
        const entry = entryOf(row);
        const { country } = entry;
        return [
          ...FIELDS.map((field) => ({ name: text(labelOf(field, kind)), value: entry[field] })),
          {
            name: text(labelOf('country', kind)),
            value: country && (countryIn(locale, country.code) ?? country.name),
          },
        ];
      }}
      question={text('locations.remove.question', { kind })}
      remove={({ id: locationId, revision }, key) => removeLocation({ locationId, revision }, key)}
      {...ends}
    />
  );
}
