import sheets from 'sheets:./quick-panel.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { QuickPanel } from './quick-panel.tsx';
