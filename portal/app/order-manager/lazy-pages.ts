import '../../../widgets/order-manager/define.ts';
import stylesheets from 'stylesheets:./order-manager-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { BookingOrdersPage, ShipmentOrdersPage } from './order-manager-page.tsx';
