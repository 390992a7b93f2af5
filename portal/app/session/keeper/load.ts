import sheets from 'sheets:./keeper.tsx';
import { adoptSheets } from '../../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { Keeper } from './keeper.tsx';
