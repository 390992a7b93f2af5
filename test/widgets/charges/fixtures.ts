export const LOAD = 'action loadCharges';
export const SAVE = 'action saveCharges';
export const TYPES = 'action listChargeTypes';
export const rateOf = (currency: string) => `GET /api/exchange-rate/pair/${currency}/USD`;

/** Charge types: one that was used before, one that wasn't, and one of the same description. */
export const CHARGE_TYPES = [
  {
    chargetype: 11,
    description: 'Ocean Freight',
    chargeIden: 'OFR',
    lastUnitCode: 'CTN',
    lastCurrency: 'EUR',
  },
  { chargetype: 12, description: 'Documentation', chargeIden: 'DOC' },
  { chargetype: 13, description: 'Handling', chargeIden: 'HDL', lastUnitCode: 'EA', lastCurrency: 'USD' },
];

export const FCL = { mode: 'Ocean', container_type: 'FCL' };
export const LCL = { mode: 'Ocean', container_type: 'LCL' };
export const AIR = { mode: 'AIR', container_type: '' };

/** A stored line: 2 x 10.00 USD of documentation. */
export const line = (over: object = {}) => ({
  id: 501,
  chargeType: 12,
  unitCode: 'EA',
  currency: 'USD',
  quantity: 2,
  unitCost: 10,
  totalPrice: 20,
  minimumPrice: null,
  comments: '',
  manuallyEditedTotal: false,
  original: null,
  ...over,
});

/** What loadCharges answers for freight charges of quote 7. */
export const answer = (over: object = {}) => ({
  quote: LCL,
  chargetypes: CHARGE_TYPES,
  revision: 3,
  addProfit: true,
  record: { id: 7, reference: 'Q-0007', customer: { id: 101, companyName: 'Harbour Lane Imports' } },
  freight_charges: [line()],
  ...over,
});

export const rate = (conversion_rate: unknown, over: object = {}) => ({
  base_code: 'EUR',
  target_code: 'USD',
  conversion_rate,
  time_last_update_utc: 'Fri, 20 Nov 2026 00:00:00 GMT',
  rate_date: '2026-11-20',
  source: 'Central bank',
  ...over,
});
