export { CreditNotePage } from './credit-note/credit-note-page.tsx';
export { ChangeInvoicePage, NewInvoicePage } from './entry/entry-page.tsx';
export { InvoicePage } from './invoice-page.tsx';
export { StatementPage } from './statement/statement-page.tsx';
