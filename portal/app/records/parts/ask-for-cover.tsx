import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../../../lists/texts/index.ts';
import { useSeller } from '../../invoices/paper/use-seller.ts';
import * as s from './ask-for-cover.css.ts';

/** Whom a customer asks for insurance, since the provider alone arranges it (MOD-08). */
export function AskForCover() {
  const text = useText(texts);
  const provider = useSeller();
  if (!provider) return null;
  const { companyName, contactEmail, contactPhone } = provider;
  return (
    <p className={s.line}>
      <span>{text('list.policy.ask', { provider: companyName })}</span>
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {contactPhone && <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>}
    </p>
  );
}
