import '../../../widgets/order-manager/define.ts';
import sheets from 'sheets:./order-manager-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { OrderManagerPage } from './order-manager-page.tsx';
