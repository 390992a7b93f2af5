import { actorName } from '../../../shared/audit/actor-name.ts';
import type { AuditChange, AuditEntry } from '../../../shared/contract/audit.ts';
import { IMPORT_COLUMNS } from '../../../shared/contract/imports.ts';
import { LINK_ROLES } from '../../../shared/contract/sign-in.ts';
import type { Translate } from '../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import { countsText } from '../../../shared/trade/container-counts.ts';
import { DELAYS } from '../../../shared/trade/delays/delay-terms.ts';
import { moneyFormat } from '../../../shared/trade/money-format.ts';
import { termIn } from '../../../shared/trade/terms.ts';
import { countryIn } from '../../lists/cell/country-names.ts';
import { localTimeText } from '../../lists/cell/local-time-text.ts';
import type { TextId } from './texts/index.ts';

interface Language {
  text: Translate<TextId>;
  formats: Pick<Formats, 'locale' | 'number' | 'percent' | 'date' | 'dateTime'>;
}

/** Whether a quote that its customer has already got another last day. */
export const isValidityAlone = (changes: readonly AuditChange[]): boolean =>
  changes.length > 0 && !changes.some(({ field }) => field === 'quoteStatus');

/** Text of an action; changed charges of what had been decided already say so. */
export function actionText(
  text: Translate<TextId>,
  {
    action,
    feature,
    changes = [],
  }: Pick<AuditEntry, 'action' | 'feature'> & Partial<Pick<AuditEntry, 'changes'>>,
): string {
  if (action === 'issueQuote' && isValidityAlone(changes))
    return text('panel.action', { action: 'changeValidity' });
  if (action !== 'saveCharges') return text('panel.action', { action });
  const status = changes.find(({ field }) => field === 'decided')?.after;
  return status
    ? text('panel.action.decidedCharges', { status: String(status) })
    : text('panel.action.charges', { feature: feature ?? '' });
}

/**
 * Name of the actor; for links, service keys and the server itself, which have English names, a translated text. Empty for a failed
 * sign-in: nobody knows who tried.
 */
export function actorText(
  text: Translate<TextId>,
  {
    actor,
    own,
    action,
    linkId,
    givenBy,
    onBehalfOf,
  }: Pick<AuditEntry, 'actor' | 'own' | 'action' | 'linkId' | 'givenBy' | 'onBehalfOf'>,
): string {
  if (action === 'signInFailed') return '';
  if (own) return text('panel.audit.byMe', { name: actor });
  if (linkId && givenBy) {
    const link = { id: shortId(linkId), name: actorName(givenBy) };
    if (onBehalfOf) return text('panel.audit.byHolder', { holder: onBehalfOf, ...link });
    return text('panel.audit.byLink', link);
  }
  const name = actorName(actor);
  return typeof name === 'string' ? name : text(name);
}

/** What the record is called. An account without an email is one that nobody has, as somebody tried to sign in to it. */
export function recordText(
  text: Translate<TextId>,
  { recordType: type, recordId: id, reference }: Pick<AuditEntry, 'recordType' | 'recordId' | 'reference'>,
): string {
  if (type !== 'webUser') return text('panel.record', { type, reference: reference ?? String(id) });
  if (id === 0) return text('panel.account.unknown');
  return reference ? text('panel.record', { type, reference }) : text('panel.account');
}

/** Enough of an id of a link or job to tell it from others in a list. */
const shortId = (id: string) => id.slice(0, 8);

/** One line a change; added or removed orders share one line. Fields without a text are left out. */
export function changeTexts(language: Language, changes: readonly AuditChange[]): string[] {
  const { text } = language;
  const orders = changes.filter(({ field }) => field === 'purchaseOrder');
  const added = orders.filter(({ after }) => after !== null).map(({ after }) => String(after));
  const removed = orders.filter(({ after }) => after === null).map(({ before }) => String(before));
  const listed = (id: 'panel.change.added' | 'panel.change.removed', numbers: readonly string[]) =>
    numbers.length === 0 ? [] : [text(id, { count: numbers.length, numbers: numbers.join(', ') })];
  return [
    ...listed('panel.change.added', added),
    ...listed('panel.change.removed', removed),
    ...changes.flatMap((change) => oneText(language, change) ?? []),
  ];
}

function oneText(
  { text, formats }: Language,
  { field: stored, of = '', before, after }: AuditChange,
): string | undefined {
  const field = COMPANY_COLUMNS[stored] ?? stored;
  const shown = (value: AuditChange['after']) =>
    typeof value === 'number'
      ? formats.number(value)
      : value === null || value === ''
        ? text('panel.change.nothing')
        : String(value);
  const money = (value: AuditChange['after'], currency: string | null = of || null) =>
    value === null ? text('panel.change.nothing') : formats.number(Number(value), moneyFormat(currency));
  const amount = (value: AuditChange['after']) => money(value, null);
  const both = { before: shown(before), after: shown(after) };
  /** A column of an import. */
  const columnText = (column = text('panel.column', { column: field }), show = shown) =>
    before === null
      ? text('panel.change.columnSet', { column, after: show(after) })
      : text('panel.change.column', { column, before: show(before), after: show(after) });
  switch (field) {
    case 'purchaseOrders':
    case 'lines':
    case 'entity':
    case 'firstName':
    case 'lastName':
    case 'companyPosition':
    case 'companyName':
    case 'location':
    case 'reference':
    case 'address_1':
    case 'city':
    case 'postalCode':
    case 'contactName':
    case 'contactPhone':
    case 'contactEmail':
    case 'taxNumber':
    case 'registrationNumber':
    case 'bankName':
    case 'bankAccount':
    case 'bic':
    case 'paymentTerms':
    case 'discharge':
      return text(`panel.change.${field}`, both);
    case 'route':
      return after === null
        ? text('panel.change.unsubscribed', { route: both.before })
        : text('panel.change.subscribed', { route: both.after });
    case 'countryCode': {
      const country = (value: AuditChange['after']) =>
        countryIn(formats.locale, String(value)) ?? shown(value);
      return text('panel.change.country', { before: country(before), after: country(after) });
    }
    case 'type': {
      const type = (value: AuditChange['after']) =>
        value ? text('panel.companyType', { type: String(value) }) : shown(value);
      return text('panel.change.type', { before: type(before), after: type(after) });
    }
    case 'agent':
    case 'supplier': {
      // Of a record that has one at a time.
      if (before !== null && after !== null) return columnText();
      const change = after === null ? 'Removed' : 'Added';
      return text(`panel.change.${field}${change}`, { name: String(after ?? before) });
    }
    case 'styleNumber':
      return text('panel.change.styleNumber', { number: both.after });
    case 'styleNumbers':
      if (of === '') return columnText();
      return text('panel.change.styleNumbers', { number: of, ...both });
    case 'role': {
      const role = (value: AuditChange['after']) => text('panel.role', { role: roleKey(value) });
      if (before === null || after === null)
        return text('panel.change.onlyRole', { role: role(after ?? before) });
      return text('panel.change.role', { before: role(before), after: role(after) });
    }
    case 'email':
      return text('panel.change.email', { email: String(after ?? before) });
    case 'onBehalfOf':
      return text('panel.change.onBehalfOf', { holder: String(after ?? before) });
    case 'link':
      return text('panel.change.link', { id: shortId(of), date: formats.dateTime(String(after ?? before)) });
    case 'milestone': {
      const time = (value: AuditChange['after']) =>
        value === null ? text('panel.change.nothing') : formats.dateTime(String(value));
      if (before === null) return text('panel.change.milestoneReached', { event: of, after: time(after) });
      return text('panel.change.milestone', { event: of, before: time(before), after: time(after) });
    }
    case 'milestoneNote':
      // Taken back with its milestone, which says so.
      return after === null ? undefined : text('panel.change.milestoneNote', { event: of, note: both.after });
    case 'estimatedAt': {
      const time = (value: AuditChange['after']) =>
        value === null ? text('panel.change.nothing') : formats.dateTime(String(value));
      if (before === null) return text('panel.change.firstEstimate', { event: of, after: time(after) });
      return text('panel.change.estimate', { event: of, before: time(before), after: time(after) });
    }
    case 'delayReason':
      // Taken back with its estimate, which says so.
      return after === null
        ? undefined
        : text('panel.change.delayReason', { reason: termIn(DELAYS, String(after), text) });
    case 'delayNote':
      return after === null ? undefined : text('panel.change.delayNote', { note: both.after });
    case 'delivery':
      return text(before === null ? 'panel.change.deliveryPlanned' : 'panel.change.delivery', {
        before: before === null ? '' : deliveryText(formats, String(before)),
        after: deliveryText(formats, String(after)),
      });
    case 'deliveryAddress':
      return text('panel.change.deliveryAddress', both);
    case 'deliveryStatus':
      return text('panel.change.deliveryStatus', { moment: deliveryText(formats, of), status: both.after });
    case 'bookingStatus':
    case 'shipmentStatus':
      return text(`panel.change.${field}`, { status: both.after });
    case 'cargoReadyOn':
    case 'shipFrom':
    case 'shipUntil':
    case 'deliverBy': {
      const day = (value: AuditChange['after']) =>
        value === null ? text('panel.change.nothing') : formats.date(String(value));
      return text('panel.change.orderDate', { field, before: day(before), after: day(after) });
    }
    case 'dateContradiction':
      return text('panel.change.dateContradiction', { field: String(after) });
    case 'quoteVersion':
      return text('panel.change.quoteVersion', { version: String(after), status: String(before) });
    case 'quoteStatus':
      return text('panel.change.quoteStatus', { status: both.after });
    case 'validUntil':
      return text('panel.change.validUntil', { day: formats.date(String(after)) });
    case 'reason':
      return text('panel.change.reason', { reason: both.after });
    case 'document':
      return text('panel.change.document', {
        type: text('document.type', { type: of }),
        name: String(after ?? before),
      });
    case 'documentType': {
      const type = (value: AuditChange['after']) => text('document.type', { type: String(value) });
      return text('panel.change.documentValue', { name: of, before: type(before), after: type(after) });
    }
    case 'documentVisibility': {
      const seen = (value: AuditChange['after']) =>
        text('document.visibility', { visibility: String(value) });
      return text('panel.change.documentValue', { name: of, before: seen(before), after: seen(after) });
    }
    case 'job':
      return text('panel.change.job', { id: shortId(of) });
    case 'attempts':
    case 'withdrawnLinks':
      return text(`panel.change.${field}`, { count: Number(after) });
    case 'linesEdited':
      return text('panel.change.linesEdited', { count: Number(after) });
    case 'rates':
    case 'routesWithoutRates':
    case 'localCharges':
      return text(`panel.change.${field}`, { count: Number(after) });
    case 'total': {
      const amounts = { before: money(before), after: money(after) };
      return text(before === null ? 'panel.change.firstTotal' : 'panel.change.total', amounts);
    }
    case 'sellingPrice':
      return text('panel.change.sellingPrice', { before: money(before), after: money(after) });
    case 'payment':
    case 'credit':
      if (after === null) return text(`panel.change.${field}Reversed`, { before: money(before) });
      return text(`panel.change.${field}`, { after: money(after) });
    case 'creditNote':
      return text('panel.change.creditNote', { reference: String(after ?? before) });
    case 'price':
      return columnText(text('panel.price', { container: of }), amount);
    case 'lclPerCbm':
    case 'lclMinimum':
      return columnText(undefined, amount);
    case 'source': {
      const source = (value: AuditChange['after']) => text('panel.rateSource', { source: String(value) });
      return columnText(undefined, source);
    }
    case 'cargoReady':
    case 'issued':
    case 'due':
    case 'departed':
    case 'arrived':
    case 'created':
    case 'validFrom':
    case 'validTo':
    case 'cutOffOn':
    case 'departsOn':
    case 'arrivesOn':
      return columnText(undefined, (day) => (isDay(String(day)) ? formats.date(String(day)) : shown(day)));
    case 'localCutOff':
    case 'localDeparture':
    case 'localArrival':
      return columnText(undefined, (time) =>
        time === null ? shown(time) : localTimeText(String(time), formats),
      );
    case 'departsAt':
    case 'arrivesAt':
    case 'cargoCutOffAt':
    case 'documentsCutOffAt':
    case 'weightCutOffAt':
      return columnText(undefined, (time) => formats.dateTime(String(time)));
    case 'danger':
      return columnText(undefined, (goods) => (goods === 'no' ? text('panel.danger.no') : shown(goods)));
    case 'containers':
      return columnText(undefined, (counts) => countsText(shown(counts)));
    case 'pieces':
    case 'shipper':
    case 'consignee':
    case 'remarks':
    case 'incoterm':
    case 'pickUp':
    case 'departure':
    case 'bookingTemplate':
    case 'carrierReference':
    case 'vesselName':
    case 'voyageNumber':
    case 'oceanCarrier':
    case 'storedCharges':
      return columnText();
    case 'fakPercentage':
    case 'nacPercentage': {
      const kind = field === 'fakPercentage' ? 'FAK' : 'NAC';
      return text('panel.change.markup', {
        kind,
        before: formats.percent(Number(before)),
        after: formats.percent(Number(after)),
      });
    }
    case 'includeExternalRates':
      return text('panel.change.externalRates', { on: String(after === true) });
    case 'addProfit':
      return text('panel.change.profit', { on: String(after !== false) });
    default:
      return COLUMNS.has(field) ? columnText() : undefined;
  }
}

/** A day and the hours on it, as `planDelivery` keeps them. */
function deliveryText(formats: Language['formats'], moment: string): string {
  const [day = '', ...hours] = moment.split(' ');
  return [formats.date(day), ...hours].join(' ');
}

/** Links write the roles of this product small, accounts large; any other role is shown as it is. */
function roleKey(role: AuditChange['after']): string {
  const name = String(role);
  const known = name.toLowerCase();
  return ROLES.has(known) ? known : name;
}

/** Imports of companies once stored the names of their columns, and the log keeps its entries. */
const COMPANY_COLUMNS: Readonly<Record<string, string>> = {
  name: 'companyName',
  address: 'address_1',
  country: 'countryCode',
  agents: 'agent',
  suppliers: 'supplier',
};

const COLUMNS: ReadonlySet<string> = new Set(
  Object.values(IMPORT_COLUMNS).flatMap((columns) => columns.map(({ id }) => id)),
);

const ROLES: ReadonlySet<string> = new Set(LINK_ROLES);
