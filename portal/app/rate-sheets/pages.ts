export { RateSheetsPage } from './list/rate-sheets-page.tsx';
export { RateSheetPage } from './one/rate-sheet-page.tsx';
