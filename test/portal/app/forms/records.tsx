import { BookingRequestCard } from '../../../../portal/app/records/booking/booking-request-card.tsx';
import { Deliveries } from '../../../../portal/app/records/delivery/deliveries.tsx';
import type { ShipmentDelivery } from '../../../../portal/app/records/delivery/shipment-delivery.ts';
import type { Document } from '../../../../portal/app/records/documents/document.ts';
import { ChangeDialog } from '../../../../portal/app/records/documents/one/change-dialog.tsx';
import { EstimateDialog } from '../../../../portal/app/records/milestone/estimate-dialog.tsx';
import { MilestoneDialog } from '../../../../portal/app/records/milestone/milestone-dialog.tsx';
import { OrderDatesCard } from '../../../../portal/app/records/order/order-dates-card.tsx';
import { OrderSupplierCard } from '../../../../portal/app/records/order/order-supplier-card.tsx';
import { OwnOrder } from '../../../../portal/app/records/order/own-order.tsx';
import { type Milestone, progressOf } from '../../../../portal/app/records/progress.ts';
import { addDays, today } from '../../../../shared/trade/calendar-days.ts';
import type { FakeNetwork } from '../../../helpers/network.ts';
import { type StoredForm, storedForm } from './stored-form.ts';

const nothing = () => undefined;

const DELIVERY: ShipmentDelivery = {
  ...{ id: 7, revision: 3, deliveryOn: addDays(today(), 3), fromTime: '08:00', untilTime: '10:00' },
  ...{
    address: '1 Old Street',
    contactName: 'Ann',
    contactPhone: null,
    reference: null,
    status: 'Requested',
  },
};
const MOVED: ShipmentDelivery = { ...DELIVERY, revision: 4, address: '99 New Warehouse Road' };
const deliveries = (delivery: ShipmentDelivery, onChange: () => void) => (
  <Deliveries
    shipmentId={2001}
    companyId={101}
    deliveries={delivery.revision < 0 ? [] : [delivery]}
    arrival={undefined}
    mayPlan
    mayConfirm
    onChange={onChange}
  />
);
const places = (network: FakeNetwork) => network.on('query allLocation', { results: [] });
const dayOf = ({ deliveryOn }: ShipmentDelivery) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(deliveryOn));
const delivery = {
  ...{ stored: DELIVERY, page: deliveries, prepare: places },
  about: `${DELIVERY.deliveryOn} 08:00–10:00`,
  answer: { id: 7, revision: 5, status: 'Requested' },
};
const changeDelivery = {
  ...delivery,
  source: 'records/delivery/delivery-dialog.tsx',
  action: 'planDelivery',
  opener: `Change delivery on ${dayOf(DELIVERY)}`,
};

const milestone = (more: Partial<Milestone> = {}): Milestone => ({
  ...{ id: 2, event: 'ARRI', port: null, airport: null, actualAt: null, estimatedAt: null, expectedAt: null },
  plannedAt: '2027-02-10T10:00:00Z',
  ...more,
});
interface Reached {
  revision: number;
  milestone: Milestone;
}
const shown = (time: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
const reached = ({ revision, milestone: one }: Reached, onStale: () => void) => (
  <MilestoneDialog
    shipment={{ id: 5, revision }}
    milestone={progressOf([one], Date.parse('2027-02-10T10:00:00Z'))[0]!}
    name="Arrived"
    onClose={nothing}
    onDone={nothing}
    onStale={onStale}
  />
);
const milestones = {
  source: 'records/milestone/milestone-dialog.tsx',
  action: 'recordMilestone',
  answer: { id: 5, revision: 5, status: 'Open' },
  page: reached,
  fields: { 'Date and time': 'Feb 10, 2027, 6:00 AM' },
  save: 'Save',
  isConflict: true,
};

const DOCUMENT = {
  ...{
    id: 4,
    type: 'invoice',
    visibility: 'everybody',
    fileId: 'f',
    name: 'a.pdf',
    mediaType: 'application/pdf',
  },
  ...{ size: 10, company: null, addedBy: 'Ann', createdAt: null, revision: 1 },
} as Document;
const documents = {
  source: 'records/documents/one/change-dialog.tsx',
  action: 'changeDocument',
  about: 'a.pdf',
  answer: { id: 4, revision: 3 },
  stored: DOCUMENT,
  page: (document: Document, onStale: () => void) => (
    <ChangeDialog
      record={{ type: 'booking', id: 7 }}
      document={document}
      visibilities={['everybody', 'internal']}
      isGone={false}
      onClose={nothing}
      onDone={nothing}
      onStale={onStale}
    />
  ),
  save: 'Save',
};

const ORDER = {
  ...{ id: 5001, orderNumbers: 'PO-1', cargoReadyOn: null, shipFrom: '2027-03-01' as string | null },
  ...{ shipUntil: '2027-03-10', deliverBy: null, revision: 4 },
};
const company = (id: number, companyName: string) => ({
  ...{ id, companyName, street: null, city: null, postalCode: null, country: null, inCountry: null },
});
const PLACED = {
  ...{ id: 5001, orderNumbers: 'PO-1', revision: 4, supplier: company(121, 'Mill') },
  orderPurchaser: { id: 101, companyName: 'Northfold' },
};
const COUNTRIES = {
  ...{ id: 101, companyName: 'Northfold', entityType: 'Importer', rateProfile: null, address_1: '' },
  ...{ city: '', postalCode: '', countryCode: '', revision: 1 },
  countries: [{ code: 'CN', name: 'China' }],
};
const REMOVABLE = {
  ...{ ...ORDER, supplier: company(121, 'Mill') },
  ...{ id: 5001, orderNumbers: 'PO-1', revision: 4 },
  styleNumbers: [{ styleNumber: 'JACKET-1' }],
};

const REQUEST = {
  ...{ id: 1, quote: null, load: 'FCL', cargoReadyOn: '2027-03-01', containers: '1 x 20GP', weightKg: 900 },
  ...{ volumeCbm: 3, pieces: 4, shipper: 'Mill', consignee: 'Shop', remarks: null, requestedBy: 'Ada Lane' },
  ...{ changedAt: null, changedBy: null, answeredAt: null, answeredBy: null, declineReason: null },
};
type Booking = Parameters<typeof BookingRequestCard>[0]['booking'];
const BOOKING = {
  ...{ id: 1001, reference: 'BKG-1001', status: 'Requested', revision: 3, mode: 'Ocean' },
  ...{ customer: { id: 101, companyName: 'Northfold' }, agent: null, requests: [REQUEST] },
  pos: [{ id: 1, orderNumbers: 'PO-1' }],
} as unknown as Booking;
const CHANGED = {
  ...BOOKING,
  revision: 4,
  requests: [{ ...REQUEST, containers: '9 x 40HC', weightKg: 26_000, consignee: 'Depot' }],
  pos: [{ id: 2, orderNumbers: 'PO-2' }],
} as unknown as Booking;
const bookings = {
  source: 'records/booking/answer-dialog.tsx',
  answer: { id: 1001, reference: 'BKG-1001', revision: 5, status: 'Confirmed' },
  ...{ stored: BOOKING, other: CHANGED },
  page: (booking: Booking, onChange: () => void) => (
    <BookingRequestCard
      booking={booking}
      viewer={{ role: 'admin', companyId: 101 } as never}
      onChange={onChange}
    />
  ),
  shows: [
    'Cargo: 1 × 20GP, 900 kg, 3 CBM, 4 pieces → 9 × 40HC, 26,000 kg, 3 CBM, 4 pieces',
    'Consignee: Shop → Depot',
    'Purchase orders: PO-1 → PO-2',
  ],
};

/** The booking, confirmed with a plan of which this is a part. */
const planned = (part: object): Booking => ({
  ...BOOKING,
  status: 'Confirmed',
  requests: [
    {
      ...BOOKING.requests[0]!,
      departsAt: '2099-01-01T10:00:00Z',
      arrivesAt: '2099-02-01T10:00:00Z',
      ...part,
    },
  ],
});

/** Bookings, shipments and orders. */
export const RECORD_FORMS: readonly StoredForm[] = [
  storedForm({
    ...changeDelivery,
    name: 'a delivery whose contact is changed while somebody else changes the address',
    other: MOVED,
    fields: { Contact: 'Zoe' },
    save: 'Save',
    shows: ['Address: 1 Old Street → 99 New Warehouse Road'],
  }),
  storedForm({
    ...changeDelivery,
    name: 'a delivery whose address both change',
    other: MOVED,
    fields: { Address: '5 Quay' },
    save: 'Save',
    shows: ['Yours: 5 Quay', 'Saved meanwhile: 99 New Warehouse Road'],
    isConflict: true,
  }),
  storedForm({
    ...delivery,
    source: 'records/delivery/deliveries.tsx',
    name: 'the confirmation of a delivery',
    action: 'setDeliveryStatus',
    other: MOVED,
    fields: {},
    save: `Confirm delivery on ${dayOf(DELIVERY)}`,
    shows: ['Ann Alder has saved this meanwhile', 'Address: 1 Old Street → 99 New Warehouse Road'],
  }),
  storedForm({
    ...delivery,
    source: 'records/delivery/cancel-dialog.tsx',
    name: 'the question whether a delivery is cancelled',
    action: 'cancelDelivery',
    opener: `Cancel delivery on ${dayOf(DELIVERY)}`,
    other: MOVED,
    fields: {},
    save: 'Cancel delivery',
    shows: ['Address: 1 Old Street → 99 New Warehouse Road'],
  }),
  storedForm({
    ...delivery,
    source: 'records/delivery/cancel-dialog.tsx',
    name: 'the question whether a delivery is cancelled that somebody else has cancelled',
    action: 'cancelDelivery',
    opener: `Cancel delivery on ${dayOf(DELIVERY)}`,
    other: { ...DELIVERY, revision: 4, status: 'Cancelled' },
    fields: {},
    save: 'Cancel delivery',
    shows: ['This delivery was cancelled meanwhile.'],
    isOver: true,
  }),
  storedForm({
    ...milestones,
    name: 'a milestone that somebody else has recorded meanwhile',
    stored: { revision: 3, milestone: milestone() },
    other: { revision: 4, milestone: milestone({ actualAt: '2027-02-09T21:30:00Z' }) },
    shows: [`Yours: ${shown('2027-02-10T06:00')}`, `Saved meanwhile: ${shown('2027-02-09T21:30:00Z')}`],
  }),
  storedForm({
    ...milestones,
    name: 'a recorded milestone whose time both correct',
    stored: { revision: 3, milestone: milestone({ actualAt: '2027-02-09T20:00:00Z' }) },
    other: { revision: 4, milestone: milestone({ actualAt: '2027-02-09T21:30:00Z' }) },
    shows: [`Saved meanwhile: ${shown('2027-02-09T21:30:00Z')}`],
  }),
  storedForm({
    ...milestones,
    name: 'a recorded milestone that one corrects and the other one takes back',
    stored: { revision: 3, milestone: milestone({ actualAt: '2027-02-09T20:00:00Z' }) },
    other: { revision: 4, milestone: milestone() },
    shows: ['Saved meanwhile: no entry'],
  }),
  storedForm({
    ...milestones,
    source: 'records/milestone/estimate-dialog.tsx',
    name: 'the estimate of a milestone',
    action: 'estimateMilestone',
    page: ({ revision, milestone: one }: Reached, onStale) => (
      <EstimateDialog
        shipment={{ id: 5, revision }}
        milestone={progressOf([one], Date.parse('2027-01-01T10:00:00Z'))[0]!}
        milestones={[one]}
        name="Arrived"
        onClose={nothing}
        onDone={nothing}
        onStale={onStale}
      />
    ),
    stored: { revision: 3, milestone: milestone() },
    other: { revision: 4, milestone: milestone({ estimatedAt: '2027-02-09T21:30:00Z' }) },
    shows: [`Saved meanwhile: ${shown('2027-02-09T21:30:00Z')}`],
  }),
  storedForm({
    ...documents,
    name: 'the type of a document that somebody else hides',
    other: { ...DOCUMENT, revision: 2, visibility: 'internal' },
    fields: { Type: 'packingList' },
    shows: ['Who sees it: Everyone on this record → Forwarder only'],
  }),
  storedForm({
    ...documents,
    name: 'the type of a document that both change',
    other: { ...DOCUMENT, revision: 2, type: 'other' },
    fields: { Type: 'packingList' },
    shows: ['Saved meanwhile: Other'],
    isConflict: true,
  }),
  storedForm({
    source: 'records/order/order-dates-dialog.tsx',
    name: 'the dates of an order',
    action: 'saveOrderDates',
    answer: { id: 5001, revision: 6 },
    stored: ORDER,
    other: { ...ORDER, revision: 5, shipFrom: '2027-03-05' },
    page: (order, onChange) => <OrderDatesCard order={order} mayChange onChange={onChange} />,
    opener: 'Change dates',
    fields: { 'Ship window from': '2027-03-03' },
    save: 'Save',
    shows: ['Yours: Mar 3, 2027', 'Saved meanwhile: Mar 5, 2027'],
    isConflict: true,
  }),
  storedForm({
    source: 'records/order/order-supplier-dialog.tsx',
    name: 'the supplier of an order',
    action: 'saveOrderSupplier',
    answer: { id: 5001, revision: 6, supplier: { id: 121, companyName: 'Mill' } },
    stored: PLACED,
    other: { ...PLACED, revision: 5, supplier: company(122, 'Weaver') },
    page: (order, onChange) => <OrderSupplierCard order={order} mayChange onChange={onChange} />,
    prepare: (network) => {
      network.on('query allCompany', { results: [] });
      network.on('action loadCompany', COUNTRIES);
    },
    opener: 'Change supplier',
    searched: {
      ...{ field: 'Supplier', text: 'weav', route: 'query allCompany', saves: '"supplierId":122' },
      answer: { results: [{ id: 122, companyName: 'Weaver', country: null }] },
    },
    fields: {},
    save: 'Save',
    shows: ['Supplier: Mill → Weaver'],
  }),
  storedForm({
    source: 'records/order/order-number-dialog.tsx',
    name: 'the number of an order',
    action: 'renamePurchaseOrder',
    answer: { id: 5001, revision: 6, orderNumbers: 'PO-1A' },
    stored: REMOVABLE,
    other: { ...REMOVABLE, revision: 5, orderNumbers: 'PO-1B' },
    page: (order, onChange) => (
      <OwnOrder order={order} carriedBy={[]} onRenamed={onChange} onRemoved={nothing} onChange={onChange} />
    ),
    opener: 'Change number',
    fields: { 'Order number': 'PO-1A' },
    save: 'Save',
    shows: ['Yours: PO-1A', 'Saved meanwhile: PO-1B'],
    isConflict: true,
  }),
  storedForm({
    source: 'records/order/order-removal-dialog.tsx',
    name: 'the question whether an order is removed',
    action: 'removePurchaseOrder',
    answer: { id: 5001, revision: 6 },
    stored: REMOVABLE,
    other: {
      ...{ ...REMOVABLE, revision: 5, shipFrom: '2027-03-05', supplier: company(122, 'Weaver') },
      styleNumbers: [{ styleNumber: 'COAT-9' }],
    },
    page: (order, onChange) => (
      <OwnOrder order={order} carriedBy={[]} onRenamed={nothing} onRemoved={nothing} onChange={onChange} />
    ),
    prepare: (network) =>
      network.on('query onePurchaseOrder', () => Response.json({ data: { record: { id: 5001 } } })),
    opener: 'Remove order',
    fields: {},
    save: 'Remove order',
    shows: [
      'Style numbers: JACKET-1 → COAT-9',
      'Supplier: Mill → Weaver',
      'Ship window from: Mar 1, 2027 → Mar 5, 2027',
    ],
  }),
  storedForm({
    ...bookings,
    source: 'records/booking/confirm-dialog.tsx',
    name: 'what the carrier of a booking confirmed',
    action: 'confirmBooking',
    prepare: (network) =>
      network.on('query allCompany', () => Response.json({ data: { found: { results: [] } } })),
    opener: 'Confirm booking',
    fields: { 'Departure (ETD)': '2099-01-01T10:00', 'Arrival (ETA)': '2099-02-01T10:00' },
    save: 'Confirm booking',
  }),
  storedForm({
    ...bookings,
    source: 'records/booking/plan-dialog.tsx',
    name: 'the plan of a confirmed booking, whose number at the carrier both correct',
    action: 'changeBookingPlan',
    stored: planned({ carrierReference: 'SLN1', vesselName: 'Coral' }),
    other: { ...planned({ carrierReference: 'SLN2', vesselName: 'Reef' }), revision: 4 },
    prepare: (network) =>
      network.on('query allCompany', () => Response.json({ data: { found: { results: [] } } })),
    opener: 'Correct the plan',
    searched: {
      ...{ field: 'Carrier', text: 'coral', route: 'query allCompany', saves: '"carrierId":9' },
      answer: Response.json({ data: { found: { results: [{ id: 9, companyName: 'Coral Line' }] } } }),
    },
    fields: { 'Carrier’s booking number': 'SLN3' },
    save: 'Save plan',
    shows: ['Yours: SLN3', 'Saved meanwhile: SLN2', 'Vessel: Coral → Reef'],
    isConflict: true,
  }),
  storedForm({
    ...bookings,
    name: 'the reason for which a booking is declined',
    action: 'declineBooking',
    opener: 'Decline booking',
    fields: { Reason: 'No space' },
    save: 'Decline booking',
  }),
  storedForm({
    ...bookings,
    name: 'the question whether a booking is withdrawn',
    action: 'withdrawBooking',
    opener: 'Withdraw request',
    fields: {},
    save: 'Withdraw request',
  }),
];
