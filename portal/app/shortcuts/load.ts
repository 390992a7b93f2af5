import sheets from 'sheets:./shortcuts-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { ShortcutsPage } from './shortcuts-page.tsx';
