import '../../../widgets/order-manager/define.ts';
import sheets from 'sheets:./order-manager-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { BookingOrdersPage, ShipmentOrdersPage } from './order-manager-page.tsx';
