export { InvoicePage } from './invoice-page.tsx';
export { StatementPage } from './statement/statement-page.tsx';
