import stylesheets from 'stylesheets:./audit-log-page.tsx';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { AuditLogPage } from './audit-log-page.tsx';
