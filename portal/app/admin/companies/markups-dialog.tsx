import { Markups, type SaveMarkups } from '../../../../shared/contract/markups.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { readPercentage } from '../../../../shared/trade/percentage.ts';
import { client } from '../../client/client.ts';
import { CheckField } from '../../form/check-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import { EntryFailure } from '../../records/conflict/entry-failure.tsx';
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
  /** As they are typed. */
  fak: string;
  nac: string;
  external: boolean;
}

/** Asks what rates are sold to a customer above their cost, and whether external ones are sold (D-147). */
export function MarkupsDialog({ company, markups, onClose, onDone, onStale }: MarkupsDialogProps) {
  const text = useText(texts);
  const profileText = useText(profileTexts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'entity', id: company.id, part: 'markups' });
  const written = (percentage: number) => formats.number(percentage, { maximumFractionDigits: 12 });
  const entry = useEntry<MarkupsEntry>(
    {
      fak: written(markups.fakPercentage),
      nac: written(markups.nacPercentage),
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
  const percentage = (field: 'fak' | 'nac', takesFocus: boolean) => (
    <TextField
      label={names[field]}
      inputMode="decimal"
      autoComplete="off"
      required
      takesFocus={takesFocus}
      value={values[field]}
      onText={(typed) => change({ [field]: typed })}
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
    <FormDialog
      title={text('admin.markups.dialog', { company: company.companyName })}
      save={save}
      isDirty={entry.isDirty}
      confirm={{ label: profileText('profile.save'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <EntryFailure
        entry={entry}
        save={save}
        nameOf={(field) => names[field]}
        valueText={(_field, value) =>
          typeof value === 'string' ? value : text(value ? 'admin.markups.yes' : 'admin.markups.no')
        }
      />
      {percentage('fak', true)}
      {percentage('nac', false)}
      <CheckField
        label={names.external}
        isChecked={values.external}
        onChange={(external) => change({ external })}
      />
    </FormDialog>
  );
}

/** Of a text in which nothing is wrong. */
const numberIn = (text: string): number => Number((readPercentage(text) as { value: string }).value);
