import type { Call } from '../../helpers/network.ts';

export const AIRPORTS = 'query allAirport';
export const AIRLINES = 'query allCompany';
export const CHARGE_NAMES = 'query allChargeType';
export const ENTITY = 'query oneRateSubmission';
export const CALLER = 'query meWebUser';
export const RATES = 'query allAirFreightRate';
export const LATEST = 'query allRateSubmission';
export const UPLOAD = 'action uploadRates';

/** London has two airports, so that its name alone is none of them. */
export const airports = [
  { id: 901, code: 'YYZ', city: 'Toronto', cityIden: 'YTO' },
  { id: 902, code: 'LHR', city: 'London', cityIden: 'LON' },
  { id: 903, code: 'LGW', city: 'London', cityIden: 'LON' },
  { id: 904, code: 'FRA', city: 'Frankfurt', cityIden: 'FFM' },
  { id: 905, code: 'NRT', city: 'Tokyo', cityIden: 'TYO' },
];
export const airlines = [
  { id: 11, companyName: 'Maple Cargo' },
  { id: 12, companyName: 'Northern Air Freight' },
];
export const chargeNames = [
  { id: 21, description: 'Airport Handling', chargeIden: 'AHC' },
  { id: 22, description: 'Customs Clearance', chargeIden: 'CUS' },
];

/** The columns of an empty form that are typed in, in their order. */
const COLUMNS = [
  'from',
  'to',
  'airline',
  'minimum',
  'normal',
  '100',
  '300',
  '500',
  '1000',
  'minTime',
  'maxTime',
  'maxCapacity',
  'routing',
  'validityFrom',
  'validityTo',
  'comment',
] as const;
type Lane = Partial<Record<(typeof COLUMNS)[number], string>>;

const LANE: Lane = {
  from: 'YYZ',
  to: 'LHR',
  airline: 'Maple Cargo',
  '100': '4.50',
  minTime: '2',
  maxTime: '3',
  routing: 'LHR',
  validityFrom: '2026-12-01',
  validityTo: '2026-12-31',
};

/** Lanes as a spreadsheet copies them; each is a valid one with what is given changed. */
export const block = (...lanes: readonly Lane[]): string =>
  lanes.map((lane) => COLUMNS.map((column) => ({ ...LANE, ...lane })[column] ?? '').join('\t')).join('\n');

/** So many valid lanes, told apart by their notes: `lane 1`, `lane 2`. */
export const lanes = (count: number): string =>
  block(...Array.from({ length: count }, (_, index) => ({ comment: `lane ${index + 1}` })));

/** A rate as the data API has it (REF-14). */
export const storedRate = (over: object = {}) => ({
  id: 71,
  from: 'LHR',
  to: 'YYZ',
  airline: 'Northern Air Freight',
  maxCapacity: '1200.000',
  minTransitTime: '3',
  maxTransitTime: '5',
  transitTimeText: '3-5',
  validityFrom: '2026-10-01',
  validityTo: '2026-10-31',
  comment: 'of October',
  routingText: 'LHR/FRA/YYZ',
  routings: [
    {
      routingElements: [{ value: 'FRA' }, { value: 'YYZ' }],
    },
  ],
  rateLevels: [
    { id: 1, level: 'minimum', value: '75.0000' },
    { id: 2, level: '45', value: '5.2500' },
    { id: 3, level: '100', value: '4.1000' },
  ],
  ...over,
});

/** A submission; the month of 2026 tells how old it is. */
export const submission = (id: number, month: number, rates: readonly object[]) => ({
  id,
  createdAt: `2026-${String(month).padStart(2, '0')}-01T10:00:00.000Z`,
  submissionNotes: '',
  entity: { id: 2 },
  airFreightRates: rates,
});

/** A server that takes chunks in and knows which of an upload are missing. */
export function uploadServer(): (call: Call) => unknown {
  const uploads = new Map<string, Set<number>>();
  return ({ body }) => {
    const { uploadKey, chunk, chunks } = body.variables.input.payload;
    const arrived = uploads.get(uploadKey) ?? new Set<number>();
    uploads.set(uploadKey, arrived.add(chunk));
    const missing = Array.from({ length: chunks }, (_, index) => index + 1).filter((n) => !arrived.has(n));
    return { missing, submissionId: missing.length === 0 ? 5004 : null };
  };
}
