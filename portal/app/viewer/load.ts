import sheets from 'sheets:./viewer-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { ViewerPage } from './viewer-page.tsx';
