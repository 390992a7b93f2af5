import type { Feature } from '../../../../../shared/contract/charges.ts';

/** Of a quote: how its cargo travels, by which its charges differ. */
export type CargoKind = 'FCL' | 'LCL' | 'Air';

/** What a charge usually costs in US dollars: a document or an errand once, or by the cargo for a whole container. */
export interface Tariff {
  /** The charge's identifier */
  charge: string;
  per: 'document' | 'cargo' | 'carton';
  low: number;
  high: number;
  /** Only for cargo that travels so; for any if left out. */
  kinds?: readonly CargoKind[];
}

const OCEAN: readonly CargoKind[] = ['FCL', 'LCL'];
const FCL: readonly CargoKind[] = ['FCL'];
const LCL: readonly CargoKind[] = ['LCL'];
const AIR: readonly CargoKind[] = ['Air'];

const tariff =
  (per: Tariff['per']) =>
  (charge: string, low: number, high: number, kinds?: readonly CargoKind[]): Tariff => ({
    charge,
    per,
    low,
    high,
    ...(kinds && { kinds }),
  });
const document = tariff('document');
const cargo = tariff('cargo');
const carton = tariff('carton');

/** The charges of each feature, the usual ones first. */
export const TARIFFS: Readonly<Record<Feature, readonly Tariff[]>> = {
  exw_charges: [
    cargo('EXW', 220, 640),
    cargo('PUP', 180, 520),
    document('EXC', 45, 95),
    document('HND', 35, 75),
    document('ODF', 30, 60),
    carton('PAL', 1, 4, LCL),
  ],
  origin_charges: [
    cargo('OTH', 120, 310),
    document('ODF', 35, 70),
    document('BLF', 40, 75, OCEAN),
    document('AWB', 25, 45, AIR),
    cargo('SCR', 60, 130, AIR),
    document('VGM', 12, 25, FCL),
    document('SEA', 8, 15, FCL),
    cargo('CFS', 160, 380, LCL),
    document('EXC', 45, 95),
    document('AMS', 25, 35, OCEAN),
  ],
  freight_charges: [
    cargo('OFR', 1650, 4800, OCEAN),
    cargo('AFR', 1900, 5600, AIR),
    cargo('BAF', 210, 560, OCEAN),
    cargo('FSC', 480, 1100, AIR),
    cargo('AAI', 110, 190, AIR),
    cargo('LSS', 40, 120, OCEAN),
    cargo('PSS', 200, 700, OCEAN),
    document('CSF', 10, 18, OCEAN),
    cargo('GRI', 150, 600, FCL),
    cargo('WAR', 25, 60, AIR),
  ],
  destination_charges: [
    cargo('DTH', 180, 420),
    document('DDF', 55, 95),
    document('HND', 45, 85),
    document('CCF', 95, 165),
    document('ISF', 35, 55, OCEAN),
    cargo('CFS', 190, 420, LCL),
    document('CTF', 20, 40, FCL),
    document('PPS', 34, 80, FCL),
    document('BND', 50, 90),
  ],
  delivery_charges: [
    cargo('DLV', 350, 920),
    cargo('FSC', 60, 180),
    document('WTG', 60, 95),
    document('CDF', 35, 60, FCL),
    document('LFT', 45, 110),
    document('COF', 20, 45),
  ],
  pickup_charges: [
    cargo('PUP', 240, 610),
    cargo('FSC', 45, 140),
    cargo('INT', 160, 480),
    document('WTG', 55, 90),
    document('LFT', 40, 95),
  ],
  rail_charges: [
    cargo('RAI', 850, 2300),
    cargo('FSC', 90, 240),
    document('LFT', 65, 130),
    document('CDF', 35, 60, FCL),
    document('STO', 45, 120),
  ],
  manifests_charges: [
    cargo('DTH', 180, 420),
    document('HND', 45, 85),
    document('AMS', 25, 35),
    document('ISF', 35, 55),
    document('CCF', 95, 165),
    cargo('DLV', 320, 880),
    document('DDF', 55, 95),
    cargo('STO', 40, 130),
    document('EXM', 120, 340),
  ],
};

/** What clerks note beside a charge. */
export const REMARKS: readonly string[] = [
  'Subject to carrier approval',
  'Valid until the end of the month',
  'As per agreed tariff',
  'Kept from the last quote',
  'At cost, receipt to follow',
  'Confirmed by phone',
];
