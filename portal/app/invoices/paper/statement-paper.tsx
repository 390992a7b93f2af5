import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { addresseeOf, CUSTOMER_SOURCE, type Customer } from '../../../papers/customer.ts';
import { statementPaper } from '../../../papers/statement-paper.ts';
import { client } from '../../client/client.ts';
import { useRecord } from '../../modules/record/use-record.ts';
import { PaperView } from './paper-view.tsx';
import { usePaperLanguage } from './use-paper-language.ts';
import { useSeller } from './use-seller.ts';

interface StatementPaperProps {
  statement: InvoiceStatement;
  /** Who owes all of it; undefined where several do. */
  debtor: { id: number; name: string } | undefined;
}

/** MOD-09: a statement of account on paper. */
export function StatementPaper({ statement, debtor }: StatementPaperProps) {
  if (!debtor) return <Whole statement={statement} customer={null} />;
  return <OfOne key={debtor.id} statement={statement} debtor={debtor} />;
}

function OfOne({ statement, debtor }: StatementPaperProps & { debtor: { id: number; name: string } }) {
  const { record } = useRecord(client, CUSTOMER_SOURCE, debtor.id);
  const customer = record.name === 'found' ? record.row : { id: debtor.id, companyName: debtor.name };
  return <Whole statement={statement} customer={customer} />;
}

function Whole({ statement, customer }: { statement: InvoiceStatement; customer: Customer | null }) {
  const parties = { seller: useSeller(), customer: customer && addresseeOf(customer) };
  return <PaperView paper={statementPaper(statement, parties, usePaperLanguage())} />;
}
