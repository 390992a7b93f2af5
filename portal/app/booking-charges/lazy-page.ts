import '../../../widgets/charges/define.ts';
import stylesheets from 'stylesheets:./booking-charges-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { BookingChargesPage } from './booking-charges-page.tsx';
