import type { CompanyName, Port } from '../../../shared/contract/reference.ts';
import { fold } from '../../../shared/i18n/fold.ts';
import { portLabel } from '../../../shared/reference/lists.ts';
import { type PlaceOption, UNLOCODE } from '../../../shared/reference/port-options.ts';
import { findOrAlike } from '../../../shared/ui/options/find-or-alike.ts';
import type { RouteReference } from '../reference/route-reference.ts';

export type PlaceKind = 'port' | 'carrier';

/** What a text stands for: one place, one of several, or none that is known. */
export type Meaning =
  | { readonly is: 'found'; readonly id: number }
  | { readonly is: 'ambiguous'; readonly options: readonly PlaceOption[] }
  | { readonly is: 'unknown' };

/** Finds what pasted texts stand for. The same text is looked up once. */
export interface Places {
  meaningOf(kind: PlaceKind, text: string): Meaning;
  /** Whether the text, commas included, names a port exactly. */
  isPort(text: string): boolean;
}

/** SCACs of carriers by their ids; empty where they can't be had. */
export type CarrierCodes = ReadonlyMap<number, string>;

const UNKNOWN: Meaning = { is: 'unknown' };
/** `Shanghai (CNSHA)`, and `CNSHA Shanghai` as the portal's own lists write it. */
const CODE_AND_NAME = [
  /^(?<name>.+?)\s*\((?<code>[A-Z]{2} ?[A-Z0-9]{3})\)$/,
  /^(?<code>[A-Z]{2}[A-Z0-9]{3})\s+(?<name>.+)$/,
];

/** Options that are offered for a text at most. */
const MOST_OPTIONS = 20;
/** Texts that options are looked for at most; more of them are a text of something else. */
const MOST_SEARCHES = 200;

export function createPlaces(reference: RouteReference, carrierCodes: CarrierCodes): Places {
  const portOfCode = new Map([
    ...reference.ports.flatMap(({ id, words }) =>
      (words ?? []).filter((word) => UNLOCODE.test(word)).map((former) => [former, id] as const),
    ),
    ...reference.ports
      .map((port) => [port.scacCode.toUpperCase(), port.id] as const)
      .filter(([code]) => code),
  ]);
  const portsOfName = idsByText(reference.ports, namesOfPort);
  const carrierOfCode = new Map([...carrierCodes].map(([id, code]) => [code.toUpperCase(), id]));
  const carriersOfName = idsByText(reference.carriers, ({ companyName }: CompanyName) => [companyName]);
  const known = new Map<string, Meaning>();
  let searches = 0;

  const oneOf = (ids: readonly number[], options: readonly PlaceOption[]): Meaning => {
    const [first, ...others] = [...new Set(ids)];
    if (first === undefined) return UNKNOWN;
    if (others.length === 0) return { is: 'found', id: first };
    return { is: 'ambiguous', options: options.filter(({ id }) => ids.includes(id)) };
  };

  const exactPort = (text: string): Meaning => {
    const named = CODE_AND_NAME.map((form) => form.exec(text)?.groups).find(Boolean);
    const ofCode = portOfCode.get((named?.code ?? text).replaceAll(' ', '').toUpperCase());
    if (named && ofCode !== undefined) return { is: 'found', id: ofCode };
    // In capitals it is meant as a code, also where a port has that name.
    if (ofCode !== undefined && UNLOCODE.test(text.replaceAll(' ', ''))) return { is: 'found', id: ofCode };
    const ofName = portsOfName.get(fold(text)) ?? [];
    return oneOf(ofCode === undefined ? ofName : [ofCode, ...ofName], reference.portOptions);
  };
  const exactCarrier = (text: string): Meaning => {
    const ofCode = carrierOfCode.get(text.toUpperCase());
    const ofName = carriersOfName.get(fold(text)) ?? [];
    return oneOf(ofCode === undefined ? ofName : [ofCode], reference.carrierOptions);
  };

  const look = (kind: PlaceKind, text: string): Meaning => {
    const exact = kind === 'port' ? exactPort(text) : exactCarrier(text);
    if (exact.is !== 'unknown' || searches >= MOST_SEARCHES) return exact;
    searches += 1;
    const all = kind === 'port' ? reference.portOptions : reference.carrierOptions;
    const options = findOrAlike(all, text).slice(0, MOST_OPTIONS);
    return options.length > 0 ? { is: 'ambiguous', options } : UNKNOWN;
  };

  return {
    meaningOf(kind, text) {
      const key = `${kind} ${text}`;
      const meaning = known.get(key) ?? look(kind, text);
      known.set(key, meaning);
      return meaning;
    },
    isPort: (text) => exactPort(text).is !== 'unknown',
  };
}

const namesOfPort = (port: Port): string[] => [port.companyName, portLabel(port), ...(port.words ?? [])];

function idsByText<T extends { readonly id: number }>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
): ReadonlyMap<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const item of items) {
    for (const text of new Set(textsOf(item).map(fold))) ids.set(text, [...(ids.get(text) ?? []), item.id]);
  }
  return ids;
}
