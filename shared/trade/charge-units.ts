import type { UNIT_CODES } from '../contract/charges.ts';
import { narrow } from './narrow.ts';

type UnitCode = (typeof UNIT_CODES)[number];

/** How people write the units of charges, in the languages of the product. A shipment or a container is none of them. */
const NAMES: Readonly<Record<UnitCode, string>> = {
  EA: 'ea|each|pc|pcs|piece|pieces|unit|units|stk|stück|stücke|einheit|unité|unités|pièce|pièces|unidad|unidades|ud|uds|pieza|piezas|個|件',
  CBM: `cbm|cbms|m3|m³|m^3|cu m|cubic metre|cubic metres|cubic meter|cubic meters|kubikmeter|mètre cube|mètres cubes|metro cúbico
    |metros cúbicos|立方メートル|立米|立方米|方`,
  KG: `kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes|kilogramm|kilogramo|kilogramos|キロ|キログラム|公斤|千克`,
  CTN: 'ctn|ctns|carton|cartons|karton|kartons|caja|cajas|cartón|cartones|カートン|箱',
};

/** What stands around a unit where a price is for one of it. */
const PER = /^(?:(?:per|pro|je|par|por|au)\s+|[/每]\s*)|\s*(?:あたり|当たり|につき|\.)$/gu;

const CODES: ReadonlyMap<string, UnitCode> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [name.trim(), code as UnitCode] as const),
  ),
);

/** The code of a unit as people write it, such as `per CBM`, `each`, `cartons`; undefined for any other text. */
export function unitCodeOf(text: string): UnitCode | undefined {
  const written = narrow(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return CODES.get(written.replaceAll(PER, '').trim());
}
