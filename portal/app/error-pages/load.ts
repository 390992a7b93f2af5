import sheets from 'sheets:./error-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { ErrorPage } from './error-page.tsx';
