import { useState } from 'react';
import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { saveTable } from '../../../../shared/export/save-table.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { debtorOf } from '../../../papers/customer.ts';
import { PrintButton } from '../../layout/print-button.tsx';
import { PdfButton } from '../paper/pdf-button.tsx';
import { texts } from '../texts/index.ts';
import { statementTable } from './statement-export.ts';

type Kind = 'csv' | 'xlsx';

/** The statement as a file, and on paper. */
export function StatementButtons({ statement }: { statement: InvoiceStatement }) {
  const text = useText(texts);
  const formats = useFormats();
  const [failed, setFailed] = useState<Kind>();
  const whose = statement.customer ?? debtorOf(statement);
  const save = (kind: Kind) => {
    setFailed(undefined);
    saveTable(statementTable(statement, { text, formats }), kind, formats.locale).catch((error: unknown) => {
      console.warn('[portal] The statement could not be exported:', error);
      setFailed(kind);
    });
  };
  return (
    <>
      <Button onClick={() => save('csv')}>{text('statement.exportCsv')}</Button>
      <Button onClick={() => save('xlsx')}>{text('statement.exportXlsx')}</Button>
      <PdfButton
        asked={{ kind: 'statement', entityId: statement.customer?.id ?? null }}
        name={[text('statement.title'), whose?.name, statement.asOf].filter(Boolean).join('_')}
      />
      <PrintButton />
      {failed && (
        <Banner kind="error" onRetry={() => save(failed)}>
          {text('statement.exportFailed')}
        </Banner>
      )}
    </>
  );
}
