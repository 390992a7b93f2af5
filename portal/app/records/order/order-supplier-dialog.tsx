import { useMemo } from 'react';
import { LONGEST, lengthOf } from '../../../../shared/contract/profile.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { nameOf } from '../../../lists/definitions/common.ts';
import { useFieldRules } from '../../form/form.tsx';
import type { Problem } from '../../form/problem.ts';
import { refusedField } from '../../form/refused-field.ts';
import { TextField } from '../../form/text-field.tsx';
import type { CountryOption } from '../../profile/company/country-options.ts';
import { useCountries } from '../../profile/company/use-countries.ts';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import { EntryDialog } from '../conflict/entry-dialog.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import * as s from './order-dates.css.ts';
import { OrderGoneDialog } from './order-gone-dialog.tsx';
import {
  findSuppliersOf,
  type PlacedOrder,
  type SupplierOption,
  saveOrderSupplier,
} from './order-supplier.ts';
import { texts } from './texts/index.ts';
import { useOrderSave } from './use-order-save.ts';

interface OrderSupplierDialogProps {
  order: PlacedOrder;
  purchaser: NonNullable<PlacedOrder['orderPurchaser']>;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved or removed it meanwhile: the order has to be loaded again. */
  onStale(): void;
}

interface SupplierEntry {
  /** It isn't among those of the purchaser. */
  isNew: boolean;
  chosen: SupplierOption | null;
  companyName: string;
  country: CountryOption | null;
}

const entryOf = ({ supplier }: PlacedOrder): SupplierEntry => ({
  ...{ isNew: false, companyName: '', country: null },
  chosen: supplier ? { id: supplier.id, label: nameOf(supplier)! } : null,
});

/** Asks whom an order is placed with: a supplier of the purchaser, or a new one (MOD-05). */
export function OrderSupplierDialog({
  order,
  purchaser,
  onClose,
  onDone,
  onStale,
}: OrderSupplierDialogProps) {
  const text = useText(texts);
  const save = useOrderSave(order.id);
  // As a whole: a new supplier takes the place of a chosen one.
  const entry = useEntry<{ supplier: SupplierEntry }>({ supplier: entryOf(order) }, order.revision);
  const { supplier } = entry.values;
  const change = (part: Partial<SupplierEntry>) => {
    if (save.state.step === 'failed') save.dismiss();
    entry.change({ supplier: { ...supplier, ...part } });
  };
  const { isNew, chosen, companyName, country } = supplier;
  const isDirty = chosen?.id !== entry.base.supplier.chosen?.id || companyName !== '' || country !== null;
  const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;
  const { id: orderId, revision } = order;
  const run = () =>
    save.run({
      parts: () => [
        isNew
          ? {
              orderId,
              revision,
              supplierId: null,
              newSupplier: { companyName, countryCode: country?.code ?? '' },
            }
          : { orderId, revision, supplierId: chosen?.id ?? null },
      ],
      send: saveOrderSupplier,
    });
  const title = text('order.supplier.title', { number: order.orderNumbers });
  if (save.isRemoved)
    return <OrderGoneDialog title={title} save={save} onClose={onClose} onStale={onStale} />;
  return (
    <EntryDialog
      title={title}
      entry={entry}
      save={save}
      isShownAtField={refused !== undefined}
      nameOf={() => text('list.col.supplier')}
      valueText={(_field, value) => (value.isNew ? value.companyName : (value.chosen?.label ?? ''))}
      isDirty={isDirty}
      confirm={{ label: text('record.milestone.save'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      {isNew ? (
        <>
          <NewSupplier entry={supplier} refusal={refused?.text} onChange={change} />
          <p className={s.note}>{text('order.supplier.becomes', { company: nameOf(purchaser) ?? '' })}</p>
        </>
      ) : (
        <ListedSupplier
          purchaserId={purchaser.id}
          entry={supplier}
          refusal={refused?.text}
          onChange={change}
        />
      )}
      <div>
        <Button size="sm" onClick={() => change({ isNew: !isNew })}>
          {text(isNew ? 'order.supplier.listed' : 'order.supplier.unlisted')}
        </Button>
      </div>
    </EntryDialog>
  );
}

interface FieldsProps {
  entry: SupplierEntry;
  /** Why the server refused what was entered here. */
  refusal: Text | undefined;
  onChange(part: Partial<SupplierEntry>): void;
}

function ListedSupplier({ purchaserId, entry, refusal, onChange }: FieldsProps & { purchaserId: number }) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const options = useRemoteOptions(useMemo(() => findSuppliersOf(purchaserId), [purchaserId]));
  return (
    <Combobox
      label={text('list.col.supplier')}
      options={options}
      value={entry.chosen}
      readOnly={isReadOnly}
      onChange={(option) => onChange({ chosen: option && { id: option.id, label: option.label } })}
      {...(refusal && { error: text(refusal) })}
    />
  );
}

function NewSupplier({ entry, refusal, onChange }: FieldsProps) {
  const text = useText(texts);
  const profileText = useText(profileTexts);
  const { isChecked, isReadOnly } = useFieldRules();
  const countries = useCountries();
  return (
    <>
      <TextField
        label={text('order.supplier.name')}
        required
        autoComplete="off"
        value={entry.companyName}
        problems={[...nameProblems(entry.companyName), ...(refusal ? [refusal] : [])]}
        onText={(companyName) => onChange({ companyName })}
        takesFocus
      />
      <Combobox
        label={profileText('profile.company.country')}
        required
        options={countries}
        value={entry.country}
        readOnly={isReadOnly}
        onChange={(country) => onChange({ country })}
        {...(isChecked && !entry.country && { error: text('auth.requiredField') })}
      />
    </>
  );
}

function nameProblems(name: string): readonly Problem[] {
  if (name.trim() === '') return ['auth.requiredField'];
  const most = LONGEST.companyName;
  return lengthOf(name.trim()) > most ? [profileTexts('profile.error.maximum', { count: most })] : [];
}
