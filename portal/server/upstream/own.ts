import type { ActionName } from '../../../shared/contract/actions.ts';
import type { Operation } from '../data-api/execute.ts';

/** People, companies, links and the audit log stay in this server's own database; the platform is never asked for them. */
const OWN_ACTIONS: ReadonlySet<ActionName> = new Set([
  'isAdmin',
  'listEntities',
  'setEntity',
  'lookupAddress',
  'listAuditLog',
  'listNotifications',
  'markNotificationsRead',
  'getJob',
  'listJobs',
  'cancelJob',
  'saveProfile',
  'savePicture',
  'loadCompany',
  'saveCompany',
  'listAccounts',
  'closeAccount',
  'closeAccounts',
  'setAccountRole',
  'setAccountCompany',
  'changeAccount',
  'listCompanies',
  'getCompany',
  'createCompany',
  'changeCompany',
  'loadListSettings',
  'saveListSettings',
] as const);

const OWN_MODELS = new Set([
  ...['WebUser', 'Account', 'ManagedCompany', 'SignedLink', 'Invitation', 'ServiceKey', 'AuditEntry'],
]);

export const isOwnAction = (name: string): boolean => OWN_ACTIONS.has(name as ActionName);

export function isOwnQuery({ document, operation, variables }: Operation): boolean {
  if (document.introspects) return false;
  const { roots } = document.plan(operation, variables);
  return roots.every((root) => root.kind === 'typename' || OWN_MODELS.has(root.model.name));
}
