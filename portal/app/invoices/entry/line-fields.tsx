import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { CURRENCIES } from '../../../../shared/trade/currencies.ts';
import { IconButton } from '../../../../shared/ui/button/icon-button.tsx';
import { TrashIcon } from '../../../../shared/ui/icons/icons.tsx';
import { QUANTITY } from '../../../lists/cell/amount-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { useFieldRules } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useUnitPrice } from '../../modules/cell/use-amount.ts';
import { AmountField } from './amount-field.tsx';
import { changedLine, type LineDraft } from './draft.ts';
import { lineProblems } from './draft-problems.ts';
import * as s from './entry.css.ts';
import { texts } from './texts/index.ts';

interface LineFieldsProps {
  line: LineDraft;
  /** From 1. */
  number: number;
  takesFocus: boolean;
  onChange(line: LineDraft): void;
  /** Not for the only line. */
  onRemove: (() => void) | undefined;
}

/** One line of an invoice: what it bills, and its amount in a currency. */
export function LineFields({ line, number, takesFocus, onChange, onRemove }: LineFieldsProps) {
  const text = useText(texts);
  const { isChecked, isReadOnly } = useFieldRules();
  const formats = useFormats();
  const unitPrice = useUnitPrice();
  const problems = lineProblems(line);
  /** What was taken over, such as `2 EA × 120.00`. */
  const quantityOf = ({ quantity, unitCode, unitCost, currency }: LineDraft) =>
    quantity === null
      ? undefined
      : [
          `${formats.number(Number(quantity), QUANTITY)} ${unitCode ?? ''}`.trim(),
          ...(unitCost === null ? [] : [unitPrice(unitCost, currency)]),
        ].join(' × ');
  const change = (part: Partial<LineDraft>) => onChange(changedLine(line, part));
  return (
    <fieldset className={s.line}>
      <legend className={s.lineNumber}>{text('invoiceEntry.line', { number })}</legend>
      <div className={s.description}>
        <TextField
          label={text('invoiceEntry.description')}
          required
          hint={quantityOf(line)}
          value={line.chargeName}
          problems={problems.chargeName}
          takesFocus={takesFocus}
          onText={(chargeName) => change({ chargeName })}
        />
      </div>
      <SelectField
        label={text('invoiceEntry.currency')}
        required
        value={line.currency}
        options={[['', ''], ...CURRENCIES.map((code) => [code, code] as const)]}
        onChange={(currency) => change({ currency })}
        error={isChecked && problems.currency.length > 0 ? text('auth.requiredField') : undefined}
      />
      <AmountField
        label={text('invoiceEntry.amount')}
        required
        currency={line.currency}
        value={line.amount}
        problems={problems.amount}
        onNumber={(amount) => change({ amount })}
      />
      <span className={s.remove}>
        {onRemove && !isReadOnly && (
          <IconButton label={text('invoiceEntry.removeLine', { number })} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </span>
    </fieldset>
  );
}
