import sheets from 'sheets:./shortcuts-dialog.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { ShortcutsDialog } from './shortcuts-dialog.tsx';
