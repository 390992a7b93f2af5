import * as v from 'valibot';
import { AuditChange } from '../../../shared/contract/audit.ts';
import { LOCATION_KINDS } from '../../../shared/contract/locations.ts';
import { actionText, actorText, changeTexts, recordText } from '../../app/quick-panel/change-texts.ts';
import { texts as panelTexts } from '../../app/quick-panel/texts/index.ts';
import { recordPath } from '../../app/routes/record-path.ts';
import {
  type Column,
  defineModule,
  type Language,
  type ModuleDefinition,
  type Viewer,
} from '../definition.ts';
import { dayStart } from '../request/day-start.ts';
import { texts } from '../texts/index.ts';
import { Named, nameOf, Text, wordsOf } from './common.ts';

const Entry = v.object({
  id: v.number(),
  createdAt: v.string(),
  actor: v.string(),
  own: v.boolean(),
  action: v.string(),
  recordType: v.string(),
  recordId: v.number(),
  reference: v.nullable(v.string()),
  feature: v.nullable(v.string()),
  locationKind: v.nullable(v.picklist(LOCATION_KINDS)),
  company: Named,
  // One value of the data API, of which no fields are asked for.
  changes: v.pipe(v.unknown(), v.array(AuditChange)),
  address: Text,
  linkId: Text,
  givenBy: Text,
  onBehalfOf: Text,
});
type Entry = v.InferOutput<typeof Entry>;

/** The words of the log are those of the quick panel. */
const words = (language: Language) => wordsOf(panelTexts, language);

/** Where the record of an entry is, for those who may see the entry. */
const recordOf = (
  { recordType: type, recordId: id, reference, feature, locationKind }: Entry,
  { role }: Viewer,
): string | undefined =>
  recordPath(
    { type, id, reference, feature, locationKind },
    { isAdmin: role === 'admin', isAgent: role === 'agent' },
  );

const columns: readonly Column<Entry>[] = [
  {
    id: 'at',
    label: 'list.col.happened',
    kind: 'dateTime',
    value: (row) => row.createdAt,
    sort: 'createdAt',
  },
  {
    id: 'actor',
    label: 'list.col.person',
    wraps: true,
    value: (row) => (row.action === 'signInFailed' ? null : row.actor),
    written: (row, language) => actorText(words(language), row),
    sort: 'actor',
  },
  {
    id: 'action',
    label: 'list.col.action',
    wraps: true,
    value: (row) => row.action,
    written: (row, language) => actionText(words(language), row),
  },
  {
    id: 'record',
    label: 'list.col.record',
    kind: 'list',
    wraps: true,
    value: (row) => row.reference ?? row.recordId,
    written: (row, language) => recordText(words(language), row),
    href: recordOf,
    sort: 'reference',
  },
  {
    id: 'company',
    label: 'list.col.company',
    wraps: true,
    value: (row) => nameOf(row.company),
    owner: (row) => row.company?.id,
    sort: 'company.companyName',
  },
  {
    id: 'changes',
    label: 'list.col.changes',
    kind: 'list',
    wraps: true,
    value: (row) => row.changes.map(({ field }) => field),
    written: (row, language) =>
      changeTexts({ text: words(language), formats: language.formats }, row.changes),
  },
  { id: 'address', label: 'list.col.network', value: (row) => row.address, inDetail: true },
];

/** What can be done to records, in the order of the portal's menu. */
export const AUDITED_ACTIONS = [
  ...['recordMilestone', 'estimateMilestone', 'planDelivery', 'setDeliveryStatus', 'cancelDelivery'],
  ...['saveBookingRequest', 'confirmBooking', 'declineBooking', 'changeBookingPlan', 'withdrawBooking'],
  ...['saveBookingTemplate', 'removeBookingTemplate'],
  ...[
    'linkPurchaseOrders',
    'savePurchaseOrders',
    'createPurchaseOrder',
    'createStyleNumber',
    'saveOrderDates',
    'saveOrderSupplier',
    'removePurchaseOrder',
    'restorePurchaseOrder',
    'renamePurchaseOrder',
  ],
  ...['saveManifest', 'removeManifest'],
  ...['saveInvoice', 'recordPayment', 'creditInvoice', 'cancelInvoice', 'reverseInvoiceEntry'],
  ...[
    'saveCharges',
    'requestQuote',
    'issueQuote',
    'acceptQuote',
    'declineQuote',
    'newQuoteVersion',
    'withdrawQuote',
  ],
  'uploadRates',
  ...['addDocument', 'changeDocument', 'removeDocument', 'restoreDocument'],
  ...[
    'saveRouteSubscription',
    'saveRouteSubscriptions',
    'deleteRouteSubscriptions',
    'restoreRouteSubscriptions',
  ],
  ...['requestRateSheet', 'reissueRateSheet', 'rateSheetReady', 'rateSheetSent', 'rateSheetFailed'],
  ...['saveSailing', 'removeSailing', 'saveFlight', 'removeFlight'],
  ...['saveProfile', 'savePicture', 'saveCompany', 'saveLocation', 'removeLocation', 'setEntity'],
  ...['signIn', 'signInFailed', 'signOut', 'changePassword', 'resetPassword'],
  ...['invite', 'withdrawInvite', 'acceptInvite', 'reopenAccount'],
  ...['closeAccount', 'setAccountRole', 'setAccountCompany', 'changeAccount'],
  ...['createCompany', 'changeCompany', 'saveMarkups'],
  ...['giveLink', 'revokeLink', 'makeServiceKey', 'revokeServiceKey'],
  ...['applyImport', 'cancelJob'],
];

/** Actions that do the same to several records, found with the action on one. */
const FOUND_WITH: Readonly<Record<string, string>> = {
  closeAccount: 'closeAccounts',
  deleteRouteSubscriptions: 'deleteRouteSubscription',
};
const actionsOf = (action: string): string[] => [action, FOUND_WITH[action] ?? []].flat();

export const AUDITED_TYPES = [
  ...['shipment', 'booking', 'purchaseOrder', 'quote', 'manifest', 'invoice', 'submission'],
  ...[
    'routeSubscription',
    'rateSheet',
    'baseRate',
    'sailing',
    'flight',
    'entity',
    'location',
    'webUser',
    'serviceKey',
  ],
];

/** MOD-24, D-96: who did what and when to which record; the entries that a viewer sees are the server's to say. */
export const auditLog: ModuleDefinition = defineModule({
  id: 'audit-log',
  title: 'menu.auditLog',
  model: 'AuditEntry',
  row: Entry,
  columns,
  searchHint: 'list.searchIn.audit',
  search: (text) => ({
    _or: [
      { reference: { matches: text } },
      { actor: { matches: text } },
      { company: { companyName: { matches: text } } },
    ],
  }),
  filters: [
    {
      id: 'person',
      label: 'list.col.person',
      kind: 'text',
      where: (text) => ({ actor: { matches: text } }),
    },
    {
      id: 'action',
      label: 'list.col.action',
      kind: 'choice',
      options: AUDITED_ACTIONS.map((action) => ({
        id: action,
        text:
          action === 'saveCharges'
            ? panelTexts('panel.action.charges', { feature: '' })
            : panelTexts('panel.action', { action }),
        where: { action: { in: actionsOf(action) } },
      })),
    },
    {
      id: 'type',
      label: 'list.filter.recordType',
      kind: 'choice',
      options: AUDITED_TYPES.map((type) => ({
        id: type,
        text: panelTexts('panel.record', { type, reference: '' }),
        where: { recordType: { eq: type } },
      })),
    },
    {
      id: 'from',
      label: 'list.filter.from',
      kind: 'date',
      until: 'to',
      where: (day, { timeZone }) => ({ createdAt: { gteq: dayStart(day, timeZone) } }),
    },
    {
      id: 'to',
      label: 'list.filter.to',
      kind: 'date',
      where: (day, { timeZone }) => ({ createdAt: { lt: dayStart(day, timeZone, 1) } }),
    },
  ],
  actions: (row, viewer) => {
    const href = recordOf(row, viewer);
    return href === undefined ? [] : [{ text: texts('list.action.record'), href }];
  },
});
