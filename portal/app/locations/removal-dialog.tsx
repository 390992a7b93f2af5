import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { countryIn } from '../../lists/cell/country-names.ts';
import { type Address, addresses } from '../../lists/definitions/places.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { useStoredRow } from '../modules/record/use-stored-row.ts';
import { ChangedFacts } from '../records/conflict/changed-facts.tsx';
import { useRecordSave } from '../records/conflict/use-record-save.ts';
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
export function RemovalDialog({ address: listed, onClose, onDone, onFailed }: RemovalDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const { row: address, reload } = useStoredRow(addresses, listed);
  const { id: locationId, revision, name, kind } = address;
  const save = useRecordSave({ type: 'location', id: locationId });
  const entry = entryOf(address);
  const remove = async () => {
    const step = await save.run({
      parts: () => [{ locationId, revision }],
      send: async (input, key) => void (await removeLocation(input, key)),
    });
    if (step === 'saved' || !(await reload())) return 'saved';
    onFailed();
    return step;
  };
  return (
    <FormDialog
      title={text('locations.remove.one', { name })}
      save={save}
      isDirty={false}
      confirm={{ label: text('locations.remove'), variant: 'danger', run: remove }}
      onClose={onClose}
      onDone={onDone}
      onStale={ignore}
    >
      <ChangedFacts
        save={save}
        revision={revision}
        facts={[
          ...FIELDS.map((field) => ({ name: text(labelOf(field, kind)), value: entry[field] })),
          {
            name: text(labelOf('country', kind)),
            value: entry.country && (countryIn(locale, entry.country.code) ?? entry.country.name),
          },
        ]}
      />
      <p>{text('locations.remove.question', { kind })}</p>
    </FormDialog>
  );
}

/** It is loaded again after each failure. */
const ignore = () => undefined;
