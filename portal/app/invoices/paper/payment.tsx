import type { InvoiceParty } from '../../../../shared/contract/company-billing.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { bankAccountText, isIban } from '../../../../shared/trade/bank-account.ts';
import * as s from './paper.css.ts';
import { PaperFacts } from './paper.tsx';
import { texts } from './texts/index.ts';

interface PaymentProps {
  seller: InvoiceParty | null | undefined;
  /** What the payer names, so that the payment is found. */
  reference?: string;
  /** Until when it is to be paid, in the words of the language. */
  payBy?: string;
}

/** Where and how it is paid; nothing where the provider has entered no bank. */
export function Payment({ seller, reference, payBy }: PaymentProps) {
  const text = useText(texts);
  if (!seller?.bankAccount && !payBy) return null;
  const account = seller?.bankAccount ?? '';
  return (
    <section className={s.payment}>
      <h3 className={s.caption}>{text('paper.payment')}</h3>
      <PaperFacts
        facts={[
          [text('paper.holder'), account && seller?.companyName],
          [text('paper.bank'), seller?.bankName],
          [text('paper.account', { kind: isIban(account) ? 'iban' : 'other' }), bankAccountText(account)],
          [text('paper.bic'), seller?.bic],
          [text('paper.payReference'), reference],
        ]}
      />
      <p className={s.words}>{[payBy, seller?.paymentTerms].filter(Boolean).join(' ')}</p>
    </section>
  );
}
