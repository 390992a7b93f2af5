import sheets from 'sheets:./shell.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { Shell } from './shell.tsx';
