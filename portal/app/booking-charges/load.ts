import '../../../widgets/charges/define.ts';
import sheets from 'sheets:./booking-charges-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { BookingChargesPage } from './booking-charges-page.tsx';
