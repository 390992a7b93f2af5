import '../../../widgets/route-subscriptions/list/define.ts';
import '../../../widgets/route-subscriptions/form/define.ts';
import stylesheets from 'stylesheets:./pages.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export * from './pages.ts';
