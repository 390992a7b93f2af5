import type { InvoiceParty } from '../../shared/contract/company-billing.ts';
import { bankAccountText, isIban } from '../../shared/trade/bank-account.ts';
import { factsOf, type PaperLanguage, type PaperPart } from './paper.ts';

interface Due {
  /** What the payer names, so that the payment is found. */
  reference?: string;
  /** Until when it is to be paid, in the words of the language. */
  payBy?: string;
}

/** Where and how it is paid; nothing where the provider has entered no bank. */
export function paymentParts(
  seller: InvoiceParty | null | undefined,
  { reference, payBy }: Due,
  { text }: PaperLanguage,
): PaperPart[] {
  const account = seller?.bankAccount ?? '';
  if (!account && !payBy) return [];
  return [
    {
      kind: 'payment',
      title: text('paper.payment'),
      facts: factsOf(
        [text('paper.holder'), account && seller?.companyName],
        [text('paper.bank'), seller?.bankName],
        [text('paper.account', { kind: isIban(account) ? 'iban' : 'other' }), bankAccountText(account)],
        [text('paper.bic'), seller?.bic],
        [text('paper.payReference'), reference],
      ),
      words: [payBy, seller?.paymentTerms].filter(Boolean).join(' '),
    },
  ];
}
