import sheets from 'sheets:./pages.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { CompanyPage, PersonalPage } from './pages.tsx';
