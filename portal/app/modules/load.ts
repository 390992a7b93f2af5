import sheets from 'sheets:./all-pages.ts';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export * from './all-pages.ts';
