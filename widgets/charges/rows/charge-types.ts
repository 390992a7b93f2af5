import type { ChargeType, Feature } from '../../../shared/contract/charges.ts';
import type { Option } from '../../../shared/ui/options/option.ts';

/** The charge types to choose from: a cell holds the text of one, a line its id. */
export interface Catalogue {
  readonly options: readonly Option[];
  textOf(id: number | null): string;
  /** By the exact text of its option. */
  typeOf(text: string): ChargeType | undefined;
  /** By whatever a clerk types or pastes: text, code or description, whatever their case. */
  find(text: string): ChargeType | undefined;
}

const folded = (text: string): string => text.trim().toLowerCase();

/** How charges of the other end of the way begin: they can be chosen, but are what is meant last. */
const OTHER_END: Partial<Record<Feature, RegExp>> = {
  origin_charges: /^destination\b/i,
  destination_charges: /^origin\b/i,
};

/** `used` are the ids of stored lines: one that is no choice any more stays, under its number. */
export function createCatalogue(
  types: readonly ChargeType[],
  used: readonly (number | null)[],
  feature?: Feature,
): Catalogue {
  const byId = new Map<number, string>();
  const byText = new Map<string, ChargeType>();
  const byWord = new Map<string, ChargeType>();
  const add = (type: ChargeType) => {
    if (byId.has(type.id)) return;
    const { id, description, chargeIden } = type;
    const name = chargeIden && description ? `${description} (${chargeIden})` : description || chargeIden;
    const text = name && !byText.has(name) ? name : `${name} #${id}`.trim();
    byId.set(id, text);
    byText.set(text, type);
    // A code goes before a description that reads the same.
    for (const word of [text, chargeIden, description]) {
      if (word && !byWord.has(folded(word))) byWord.set(folded(word), type);
    }
  };
  for (const type of types) add(type);
  for (const id of used) {
    if (id !== null) add({ id, description: '', chargeIden: '', lastUnitCode: '', lastCurrency: '' });
  }
  const isOfOtherEnd = ({ label }: Option) => Boolean(feature && OTHER_END[feature]?.test(label));
  return {
    options: [...byText]
      .map(([label, { id, chargeIden }]) => ({ id, label, words: [chargeIden] }))
      .toSorted((one, other) => Number(isOfOtherEnd(one)) - Number(isOfOtherEnd(other))),
    textOf: (id) => (id === null ? '' : (byId.get(id) ?? '')),
    typeOf: (text) => byText.get(text),
    find: (text) => byText.get(text) ?? byWord.get(folded(text)),
  };
}

/** The text that a cell holds for a charge type. */
export const normalizedType = (catalogue: Catalogue, text: string): string => {
  const type = catalogue.find(text);
  return type ? catalogue.textOf(type.id) : text;
};
