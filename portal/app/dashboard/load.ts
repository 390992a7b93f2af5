import sheets from 'sheets:./dashboard-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { DashboardPage } from './dashboard-page.tsx';
