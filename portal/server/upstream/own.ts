import type { ActionName } from '../../../shared/contract/actions.ts';
import type { Operation } from '../data-api/execute.ts';

/** What lists companies for an admin to choose among. */
const LISTS_OF_COMPANIES: ReadonlySet<string> = new Set<ActionName>([
  'listEntities',
  'listCompanies',
  'setEntity',
]);

/** People, companies, links and the audit log stay in this server's own database; the platform is never asked for them, but for which companies there are: none is made here. */
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
  'mailTrouble',
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
  'changeCompany',
  'loadListSettings',
  'saveListSettings',
] as const);

const OWN_MODELS = new Set([
  ...['WebUser', 'Account', 'ManagedCompany', 'SignedLink', 'Invitation', 'ServiceKey', 'AuditEntry'],
]);

export const isOwnAction = (name: string): boolean => OWN_ACTIONS.has(name as ActionName);

export const listsCompanies = (name: string): boolean => LISTS_OF_COMPANIES.has(name);

export const readsCompanies = ({ document, operation, variables }: Operation): boolean =>
  document
    .plan(operation, variables)
    .roots.some((root) => root.kind !== 'typename' && root.model.name === 'ManagedCompany');

export function isOwnQuery({ document, operation, variables }: Operation): boolean {
  if (document.introspects) return false;
  const { roots } = document.plan(operation, variables);
  return roots.every((root) => root.kind === 'typename' || OWN_MODELS.has(root.model.name));
}
