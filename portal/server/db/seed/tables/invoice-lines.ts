import { lineTotal } from '../../../../../shared/trade/money.ts';
import type { NewRow } from '../../tables.ts';
import { type CargoKind, TARIFFS, type Tariff } from '../data/charge-tariffs.ts';
import { CHARGES } from '../data/charge-types.ts';
import { IMPORTER_A } from '../data/trade-companies.ts';
import type { Random } from '../random.ts';
import type { SeededShipment } from './milestones.ts';

/** A line before its invoice has a number. */
export type InvoiceLine = Omit<NewRow<'invoice_line'>, 'id' | 'invoice_id' | 'position'>;

/** In which currency importers are billed for what happens in their country; the others in US dollars. */
const LOCAL_CURRENCIES: Readonly<Record<number, string>> = {
  103: 'CAD',
  104: 'GBP',
  105: 'EUR',
  106: 'EUR',
  108: 'EUR',
  109: 'AUD',
  110: 'SEK',
};
/** About what a dollar is worth, for believable prices. */
const DOLLAR_IN: Readonly<Record<string, number>> = {
  CAD: 1.4,
  GBP: 0.75,
  EUR: 0.9,
  AUD: 1.5,
  SEK: 9.5,
  CNY: 7.1,
};

const CHARGE_NAMES = new Map(CHARGES);
const chargeName = (identifier: string): string => CHARGE_NAMES.get(identifier) ?? identifier;

/** Freight, what happens at the destination unless a manifest bills that, and now and then what an agent paid at the origin. */
export function linesOf(shipment: SeededShipment, hasManifest: boolean, random: Random): InvoiceLine[] {
  const company = Number(shipment.company_id);
  const local = LOCAL_CURRENCIES[company] ?? 'USD';
  const paidAbroad = company === IMPORTER_A && random.chance(0.3);
  return [
    ...part('origin_charges', 2, paidAbroad ? 'CNY' : 'USD', shipment, random),
    ...part('freight_charges', 3, 'USD', shipment, random),
    ...(hasManifest ? [] : part('destination_charges', 3, local, shipment, random)),
    ...part('delivery_charges', 2, local, shipment, random),
  ];
}

function part(
  feature: keyof typeof TARIFFS,
  most: number,
  currency: string,
  shipment: SeededShipment,
  random: Random,
): InvoiceLine[] {
  const kind: CargoKind = shipment.mode === 'Air' ? 'Air' : 'FCL';
  const usual = TARIFFS[feature].filter(({ kinds }) => !kinds || kinds.includes(kind));
  return random.some(usual.slice(0, 4), most).map((tariff) => lineOf(tariff, currency, shipment, random));
}

function lineOf(
  { charge, per, low, high }: Tariff,
  currency: string,
  shipment: SeededShipment,
  random: Random,
): InvoiceLine {
  const price = random.whole(low, high) * (DOLLAR_IN[currency] ?? 1);
  const byWeight = shipment.mode === 'Air' && per === 'cargo';
  const weight = Number(shipment.weight_kg);
  const containers = shipment.mode === 'Ocean' && per === 'cargo' && Number(shipment.volume_cbm) > 60 ? 2 : 1;
  const quantity = (byWeight ? weight : containers).toFixed(byWeight ? 1 : 0);
  const unit_cost = (byWeight ? price / 900 : price).toFixed(2);
  return {
    charge_name: chargeName(charge),
    charge_sheet_id: null,
    quantity,
    unit_code: byWeight ? 'KG' : 'EA',
    unit_cost,
    currency,
    amount: lineTotal(quantity, unit_cost),
  };
}
