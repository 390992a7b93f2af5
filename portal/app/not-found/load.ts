import sheets from 'sheets:./not-found-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { NotFoundPage } from './not-found-page.tsx';
