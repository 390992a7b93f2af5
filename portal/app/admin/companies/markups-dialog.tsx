import { Markups, type SaveMarkups } from '../../../../shared/contract/markups.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { type NumberEntry, storedNumber, writtenEntry } from '../../../../shared/trade/number-entry.ts';
import { decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { enteredPercentage, readPercentage } from '../../../../shared/trade/percentage.ts';
import { client } from '../../client/client.ts';
import { CheckField } from '../../form/check-field.tsx';
import { NumberField } from '../../form/number-field.tsx';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import { EntryDialog } from '../../records/conflict/entry-dialog.tsx';
import { useEntry } from '../../records/conflict/use-entry.ts';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import { texts } from '../texts/index.ts';

interface MarkupsDialogProps {
  company: { id: number; companyName: string };
  markups: Markups;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the mark-ups have to be loaded again. */
  onStale(): void;
}

interface MarkupsEntry {
  fak: NumberEntry;
  nac: NumberEntry;
  external: boolean;
}

/** Asks what rates are sold to a customer above their cost, and whether external ones are sold (D-147). */
export function MarkupsDialog({ company, markups, onClose, onDone, onStale }: MarkupsDialogProps) {
  const text = useText(texts);
  const profileText = useText(profileTexts);
  const sign = decimalSignOf(useLocale());
  const save = useRecordSave({ type: 'entity', id: company.id, part: 'markups' });
  const entry = useEntry<MarkupsEntry>(
    {
      fak: storedNumber(markups.fakPercentage),
      nac: storedNumber(markups.nacPercentage),
      external: markups.includeExternalRates,
    },
    markups.revision,
  );
  const { values, change } = entry;
  const names = {
    fak: text('admin.markups.fak'),
    nac: text('admin.markups.nac'),
    external: text('admin.markups.external'),
  };
  const percentage = (field: 'fak' | 'nac') => (
    <NumberField
      label={names[field]}
      required
      value={values[field]}
      read={enteredPercentage}
      onNumber={(number) => change({ [field]: number })}
      problems={'error' in readPercentage(values[field]) ? [texts('admin.markups.wrong')] : []}
    />
  );
  const run = () =>
    save.run({
      parts: (): SaveMarkups[] => [
        {
          entityId: company.id,
          revision: markups.revision,
          fakPercentage: numberIn(values.fak),
          nacPercentage: numberIn(values.nac),
          includeExternalRates: values.external,
        },
      ],
      async send(part, key) {
        await client.action('saveMarkups', part, Markups, { key });
      },
    });
  return (
    <EntryDialog
      title={text('admin.markups.dialog', { company: company.companyName })}
      entry={entry}
      save={save}
      nameOf={(field) => names[field]}
      valueText={(_field, value) =>
        typeof value === 'object'
          ? writtenEntry(value, sign)
          : text(value ? 'admin.markups.yes' : 'admin.markups.no')
      }
      confirm={{ label: profileText('profile.save'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      {percentage('fak')}
      {percentage('nac')}
      <CheckField
        label={names.external}
        isChecked={values.external}
        onChange={(external) => change({ external })}
      />
    </EntryDialog>
  );
}

/** Of an entry in which nothing is wrong. */
const numberIn = (entry: NumberEntry): number => Number((readPercentage(entry) as { value: string }).value);
