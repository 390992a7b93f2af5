import sheets from 'sheets:./command-palette.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { CommandPalette } from './command-palette.tsx';
