import { useText } from '../../../shared/i18n/use-text.ts';
import { DANGER_CLASSES } from '../../../shared/trade/dangerous-goods.ts';
import { INCOTERMS } from '../../../shared/trade/incoterms.ts';
import { SelectField } from '../admin/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import * as s from './booking-request.css.ts';
import { DANGER } from './entry.ts';
import type { RequestFields } from './request-fields.ts';
import { texts } from './texts/index.ts';

/** Under which terms the goods are sold, and what is dangerous of them. */
export function TermsFields({ entry, problems, errorOf, onChange }: RequestFields) {
  const text = useText(texts);
  const isDangerous = entry.danger === 'yes';
  return (
    <div className={s.measures}>
      <SelectField
        label={text('booking.incoterm')}
        value={entry.incoterm}
        options={[['', text('booking.unsaid')], ...INCOTERMS.map((term) => [term, term] as const)]}
        error={errorOf('incoterm')}
        onChange={(incoterm) => onChange({ incoterm })}
      />
      <SelectField
        label={text('booking.danger')}
        value={entry.danger}
        options={DANGER.map((one) => [one, text(one === '' ? 'booking.unsaid' : `booking.danger.${one}`)])}
        error={errorOf('isDangerous')}
        onChange={(danger) => onChange({ danger })}
      />
      {isDangerous && (
        <>
          <TextField
            label={text('booking.unNumber')}
            required
            value={entry.unNumber}
            problems={problems?.unNumber ? [problems.unNumber] : []}
            onText={(unNumber) => onChange({ unNumber })}
          />
          <SelectField
            label={text('booking.dangerClass')}
            required
            value={entry.dangerClass}
            options={[['', ''], ...DANGER_CLASSES.map((one) => [one, one] as const)]}
            error={errorOf('dangerClass')}
            onChange={(dangerClass) => onChange({ dangerClass })}
          />
        </>
      )}
    </div>
  );
}
