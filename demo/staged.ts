import { atom } from 'jotai';

const MANIFEST_FEATURE = 'manifests_charges';
const COMMON = ['locale', 'theme', 'token', 'api-base', 'draft-key'] as const;

/** The elements that can be put on the stage, with the attributes of each. */
export const ELEMENTS = {
  'po-style-manager': ['record-type', 'record-id', ...COMMON],
  'booking-charges': ['feature', 'record-id', 'user-role', ...COMMON],
  'entity-switcher': COMMON,
} as const;
export type Tag = keyof typeof ELEMENTS;
export type Knob = (typeof ELEMENTS)[Tag][number];

/** The attributes of the element under test. An absent knob is an absent attribute. */
export type Knobs = Partial<Record<Knob, string>>;

export interface Staged {
  tag: Tag;
  knobs: Knobs;
}

/** What the knobs stand at when an element comes on the stage and nothing else is said. */
const FIRST: Readonly<Record<Tag, Knobs>> = {
  'po-style-manager': { 'record-type': 'booking', 'record-id': '1001' },
  'booking-charges': { feature: 'freight_charges', 'record-id': '3001', 'user-role': 'admin' },
  'entity-switcher': {},
};

/** Reads the element and its knobs from the page's address, so that a situation can be handed on as a link. */
export function stagedOfQuery(search: string): Staged {
  const query = new URLSearchParams(search);
  const named = query.get('element') ?? '';
  const tag = Object.hasOwn(ELEMENTS, named) ? (named as Tag) : 'po-style-manager';
  const knobs: Knobs = {};
  for (const name of ELEMENTS[tag]) {
    const value = query.get(name);
    if (value !== null) knobs[name] = value;
  }
  return { tag, knobs: Object.keys(knobs).length > 0 ? knobs : FIRST[tag] };
}

/** The other way round; tokens stay out of the address, which ends up in histories and screenshots. */
export function queryOfStaged({ tag, knobs }: Staged): string {
  const query = new URLSearchParams({ element: tag });
  for (const name of ELEMENTS[tag]) {
    const value = knobs[name];
    if (value !== undefined && name !== 'token') query.set(name, value);
  }
  return `?${query}`;
}

/** Another element, as it first stands there, in the language, theme and backend of the one before. */
export function withElement({ tag, knobs }: Staged, next: Tag): Staged {
  if (tag === next) return { tag, knobs };
  const { locale, theme, 'api-base': apiBase } = knobs;
  const kept = { locale, theme, 'api-base': apiBase };
  return {
    tag: next,
    knobs: {
      ...FIRST[next],
      ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    },
  };
}

export const RECORD_KINDS = ['booking', 'shipment', 'quote', 'manifest'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What kind of record the element on the stage shows; those without any have the first kind's list beside them. */
export function kindOf({ tag, knobs }: Staged): RecordKind {
  if (tag === 'booking-charges') return knobs.feature === MANIFEST_FEATURE ? 'manifest' : 'quote';
  return knobs['record-type'] === 'shipment' ? 'shipment' : 'booking';
}

/** The record in the element that shows its kind, seen with the rights of the session. */
export function withRecord(staged: Staged, kind: RecordKind, id: string): Staged {
  const isOrders = kind === 'booking' || kind === 'shipment';
  const { tag, knobs } = withElement(staged, isOrders ? 'po-style-manager' : 'booking-charges');
  const { token: _, ...others } = knobs;
  if (isOrders) return { tag, knobs: { ...others, 'record-type': kind, 'record-id': id } };
  const fits = (others.feature === MANIFEST_FEATURE) === (kind === 'manifest');
  const feature = kind === 'manifest' ? MANIFEST_FEATURE : fits ? others.feature : 'freight_charges';
  return { tag, knobs: { ...others, ...(feature !== undefined && { feature }), 'record-id': id } };
}

export const stagedAtom = atom<Staged>({ tag: 'po-style-manager', knobs: FIRST['po-style-manager'] });
