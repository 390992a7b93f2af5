import { addDays } from '../../../../../shared/trade/calendar-days.ts';
import type { DocumentType } from '../../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';
import type { Random } from '../random.ts';
import type { DocumentedShipment } from './documented-shipments.ts';
import type { Paper } from './write-paper.ts';

/** Whose people add a paper to the record. */
export type Author = 'provider' | 'owner' | 'agent';

export interface SeededPaper {
  record: { type: 'booking' | 'shipment'; id: number };
  type: DocumentType;
  visibility: DocumentVisibility;
  author: Author;
  paper: Paper;
}

const amount = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });
const weight = (value: number | null) => (value === null ? '-' : `${value.toLocaleString('en-US')} kg`);

/** The papers of a shipment and its booking, as the trade hands them round. */
export function papersOf(
  shipment: DocumentedShipment,
  issuers: Record<Author, string>,
  random: Random,
): SeededPaper[] {
  const { id, bookingId, arrivedOn, departedOn } = shipment;
  const agent: Author = shipment.agentId === null ? 'provider' : 'agent';
  const record = { type: 'shipment' as const, id };
  const shown = { record, visibility: 'everybody' as const };
  const by = (author: Author) => ({ author, issuer: issuers[author] });
  const papers: [Omit<SeededPaper, 'paper'> & { issuer: string }, (issuer: string) => Paper][] = [
    [
      { ...shown, type: shipment.mode === 'Air' ? 'airWaybill' : 'billOfLading', ...by(agent) },
      (issuer) => transportDocument(shipment, issuer),
    ],
    [
      { ...shown, type: 'packingList', ...by(agent) },
      (issuer) => packingList(shipment, shipment.supplier ?? issuer, random),
    ],
    [
      { record, visibility: 'customer', type: 'commercialInvoice', ...by('owner') },
      (issuer) => commercialInvoice(shipment, shipment.supplier ?? issuer, random),
    ],
  ];
  if (arrivedOn)
    papers.push([
      { ...shown, type: 'arrivalNotice', ...by('provider') },
      (issuer) => ({
        ...goodsOf(shipment, issuer),
        title: 'Arrival notice',
        number: `AN-${id}`,
        day: arrivedOn,
      }),
    ]);
  if (bookingId !== null)
    papers.push([
      { ...shown, record: { type: 'booking', id: bookingId }, type: 'other', ...by('provider') },
      (issuer) => ({
        ...goodsOf(shipment, issuer),
        title: 'Booking confirmation',
        number: shipment.bookingReference ?? '',
        day: addDays(departedOn, -10),
      }),
    ]);
  return papers.map(([{ issuer, ...rest }, write]) => ({ ...rest, paper: write(issuer) }));
}

const transportDocument = (shipment: DocumentedShipment, issuer: string): Paper => ({
  ...goodsOf(shipment, issuer),
  title: shipment.mode === 'Air' ? 'Air waybill' : 'Bill of lading',
  number: shipment.transportDocument ?? shipment.reference,
  day: shipment.departedOn,
});

/** What is carried from where to where; by sea in which containers. */
function goodsOf(shipment: DocumentedShipment, issuer: string): Omit<Paper, 'title' | 'number' | 'day'> {
  const { containers, weightKg, volumeCbm } = shipment;
  const rows = containers.map(({ number, sizeType, sealNumber, weightKg: ofOne }) => [
    number,
    sizeType,
    sealNumber ?? '-',
    weight(ofOne),
  ]);
  const orders = shipment.orders.map(({ number, styles }) => [number, `${styles.length} styles`, '', '']);
  return {
    issuer,
    facts: factsOf(shipment),
    table:
      rows.length > 0
        ? [['Container', 'Type', 'Seal', 'Gross weight'], ...rows]
        : [['Order', 'Goods', '', ''], ...orders],
    total: [weight(weightKg), volumeCbm === null ? '' : `${volumeCbm} CBM`].filter(Boolean).join(', '),
  };
}

function packingList(shipment: DocumentedShipment, issuer: string, random: Random): Paper {
  const rows = shipment.orders.map(({ number, styles }) => {
    const cartons = random.whole(8, 120);
    return { cells: [number, `${styles.length} styles`, String(cartons), `${cartons * 24} pcs`], cartons };
  });
  return {
    title: 'Packing list',
    number: `PL-${shipment.id}`,
    day: addDays(shipment.departedOn, -4),
    issuer,
    facts: factsOf(shipment),
    table: [['Order', 'Goods', 'Cartons', 'Quantity'], ...rows.map(({ cells }) => cells)],
    total: `${rows.reduce((sum, { cartons }) => sum + cartons, 0)} cartons, ${weight(shipment.weightKg)}`,
  };
}

function commercialInvoice(shipment: DocumentedShipment, issuer: string, random: Random): Paper {
  const rows = shipment.orders.map(({ number }) => {
    const pieces = random.whole(200, 2_400);
    const price = random.whole(250, 3_800) / 100;
    return { cells: [number, `${pieces} pcs`, amount(price), amount(pieces * price)], total: pieces * price };
  });
  return {
    title: 'Commercial invoice',
    number: `CI-${shipment.id}`,
    day: addDays(shipment.departedOn, -5),
    issuer,
    facts: factsOf(shipment),
    table: [['Order', 'Quantity', 'Unit price', 'Amount USD'], ...rows.map(({ cells }) => cells)],
    total: `Total USD ${amount(rows.reduce((sum, { total }) => sum + total, 0))}`,
  };
}

const factsOf = ({
  reference,
  owner,
  carrier,
  vessel,
  from,
  to,
  departedOn,
}: DocumentedShipment): Paper['facts'] => [
  ['Consignee', owner],
  ['Shipment', reference],
  ['Carrier', [carrier, vessel].filter(Boolean).join(', ') || '-'],
  ['From', from],
  ['To', to],
  ['Departure', departedOn],
];
