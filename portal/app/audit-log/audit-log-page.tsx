import { auditLog } from '../../lists/definitions/audit-log.ts';
import { ModulePage } from '../modules/page/module-page.tsx';

/** `/audit-log` (MOD-24, D-96): the log of the quick panel as a list to search, filter and export. */
export const AuditLogPage = () => (
  <ModulePage title="menu.auditLog" subtitle="list.audit.subtitle" views={[auditLog]} />
);
