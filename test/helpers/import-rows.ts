import { IMPORT_COLUMNS, type ImportKind } from '../../shared/contract/imports.ts';
import { checkDigitOf } from '../../shared/trade/container-number.ts';

/** How the references of a file begin, so that no two files share one. */
type Prefix = string;

const CELLS: Readonly<Record<ImportKind, (prefix: Prefix, n: number) => Readonly<Record<string, string>>>> = {
  companies: (prefix, n) => ({
    reference: `${prefix}-C${n}`,
    name: `${prefix} Trading ${n}`,
    type: n % 10 === 0 ? 'Agent' : n % 10 === 1 ? 'Supplier' : 'Importer',
    country: 'US',
    address: `${n} Harbour Street`,
    city: 'Savannah',
    postalCode: '31401',
    ...(n % 10 > 1 && { agents: `${prefix}-C${n - (n % 10)}`, suppliers: `${prefix}-C${n - (n % 10) + 1}` }),
  }),
  purchaseOrders: (prefix, n) => ({
    orderNumber: `${prefix}-PO-${n}`,
    purchaser: `${prefix}-C2`,
    styleNumbers: [0, 1, 2].map((style) => `${prefix}-ST-${n * 2 + style}`).join('; '),
  }),
  bookings: (prefix, n) => ({
    ...recordCells(prefix, n),
    reference: `${prefix}-B${n}`,
    status: 'Confirmed',
    purchaseOrders: `${prefix}-PO-${n}; ${prefix}-PO-${n - (n % 10)}`,
    styleNumbers: `${prefix}-PO-${n}: ${prefix}-ST-${n * 2}`,
  }),
  shipments: (prefix, n) => ({
    ...recordCells(prefix, n),
    reference: `${prefix}-S${n}`,
    booking: `${prefix}-B${n}`,
    status: 'Delivered',
    departed: '2026-01-20',
    arrived: '2026-02-14',
    weight: `${n}.5`,
    volume: '8.2',
    insuranceReference: `POL-${n}`,
    insuredValue: '25000',
    insuredCurrency: 'USD',
    purchaseOrders: `${prefix}-PO-${n}`,
  }),
  quotes: (prefix, n) => ({
    customer: `${prefix}-C2`,
    agent: `${prefix}-C10`,
    mode: 'Ocean',
    reference: `${prefix}-Q${n}`,
    containerType: 'FCL',
    status: 'Open',
    shipment: `${prefix}-S${n}`,
    validUntil: '2026-02-14',
    created: '2026-01-15',
  }),
  manifests: (prefix, n) => ({
    ...{ reference: `${prefix}-M${n}`, customer: `${prefix}-C2`, agent: `${prefix}-C10` },
    ...{ shipment: `${prefix}-S${n}`, status: 'Open', created: '2026-01-15' },
  }),
  milestones: (prefix, n) => ({
    shipment: `${prefix}-S${Math.floor(n / 4)}`,
    event: ['STUF', 'GTIN', 'LOAD', 'DEPA'][n % 4]!,
    planned: `2026-01-${10 + (n % 4)} 10:00`,
    actual: `2026-01-${10 + (n % 4)} 12:00`,
    place: 'CNSHA',
  }),
  containers: (prefix, n) => {
    const number = `DEMU${String(n).padStart(6, '0')}`;
    return {
      ...{ shipment: `${prefix}-S${Math.floor(n / 2)}`, number: `${number}${checkDigitOf(number)}` },
      ...{ sizeType: '45G1', seal: `${prefix}${n}`, weight: `${n}.5` },
    };
  },
  invoices: (prefix, n) => ({
    ...{ reference: `${prefix}-I${Math.floor(n / 4)}`, customer: `${prefix}-C2` },
    ...{
      issued: '2026-01-22',
      due: '2026-02-21',
      description: `Charge ${n}`,
      currency: 'USD',
      amount: `${n}.25`,
    },
  }),
  airports: (_prefix, n) => ({
    code: [Math.floor(n / 676), Math.floor(n / 26), n]
      .map((one) => String.fromCharCode(65 + (one % 26)))
      .join(''),
    ...{ name: `Airport ${n}`, city: `City ${n}`, country: 'US' },
  }),
  sailings: (prefix, n) => ({
    ...{ carrier: 'MAEU', origin: n % 2 === 0 ? 'CNSHA' : 'HKHKG', destination: 'USLAX' },
    ...{ voyageNumber: `${n}W`, vesselName: `${prefix} Reef`, service: 'TP1' },
    ...{ cutOffOn: '2026-12-01', departsOn: '2026-12-04', arrivesOn: '2026-12-24' },
  }),
  flights: (_prefix, n) => ({
    ...{ flightNumber: `LH${1 + n}`, airline: 'LH', origin: 'FRA', destination: 'PVG', aircraft: 'B77L' },
    ...{ localDeparture: '2026-12-11 21:35', localArrival: '2026-12-12 15:10', transit: '10:35' },
  }),
  baseRates: (prefix, n) => ({
    origin: n % 2 === 0 ? 'CNSHA' : 'HKHKG',
    destination: 'USLAX',
    carrier: 'MAEU',
    kind: 'FAK',
    source: 'External',
    externalSource: `${prefix} ${n}`,
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
    currency: 'USD',
    price40hc: `${1000 + n}`,
    localCharges: 'DTH EA USD 210; Seal EA USD 8.5',
  }),
};

const recordCells = (prefix: Prefix, n: number) => ({
  customer: `${prefix}-C2`,
  agent: `${prefix}-C10`,
  mode: 'Ocean',
  origin: n % 2 === 0 ? 'CNSHA' : 'HKHKG',
  destination: 'USLAX',
  carrier: n % 2 === 0 ? 'MAEU' : 'MSCU',
  created: '2026-01-15',
});

/** A CSV file of so many rows, with a text in every column where that is of use, from row `first` on. */
export function importFile(kind: ImportKind, prefix: Prefix, rows: number, first = 0): string {
  const columns = IMPORT_COLUMNS[kind];
  const lines = Array.from({ length: rows }, (_, n) => {
    const cells = CELLS[kind](prefix, first + n);
    return columns.map(({ id }) => cells[id] ?? '').join(',');
  });
  return [columns.map(({ heading }) => heading).join(','), ...lines].join('\n');
}
