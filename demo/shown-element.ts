import { atom } from 'jotai';

const MANIFEST_FEATURE = 'manifests_charges';
const COMMON = ['locale', 'theme', 'token', 'api-base', 'draft-key', 'timing'] as const;

/** The elements that the preview can show, with the attributes of each. */
export const ELEMENTS = {
  'po-style-manager': ['record-type', 'record-id', ...COMMON],
  'booking-charges': ['feature', 'record-id', 'user-role', ...COMMON],
  'air-rate-form': ['record-id', ...COMMON],
  'entity-switcher': COMMON,
  'route-subscriptions': [
    'record-id',
    'profile',
    'rate-profile',
    'origin',
    'destination',
    'carrier',
    ...COMMON,
  ],
  'route-form': ['record-id', 'route-id', 'reset-on-save', ...COMMON],
  'rate-sheet-form': ['record-id', ...COMMON],
} as const;
export type Tag = keyof typeof ELEMENTS;
export type AttributeName = (typeof ELEMENTS)[Tag][number];

/** The attributes of the element under test. One that is not set is absent. */
export type Attributes = Partial<Record<AttributeName, string>>;

export interface ShownElement {
  tag: Tag;
  attributes: Attributes;
}

/** The attributes of an element that is chosen without any. */
const INITIAL: Readonly<Record<Tag, Attributes>> = {
  'po-style-manager': { 'record-type': 'booking', 'record-id': '1001' },
  'booking-charges': { feature: 'freight_charges', 'record-id': '3001', 'user-role': 'admin' },
  'air-rate-form': { 'record-id': '5003' },
  'entity-switcher': {},
  'route-subscriptions': { 'record-id': '101' },
  'route-form': { 'record-id': '101' },
  'rate-sheet-form': { 'record-id': '101' },
};

/** Reads the element and its attributes from the page's address, so that a situation can be handed on as a link. */
export function elementOfQuery(search: string): ShownElement {
  const query = new URLSearchParams(search);
  const named = query.get('element') ?? '';
  const tag = Object.hasOwn(ELEMENTS, named) ? (named as Tag) : 'po-style-manager';
  const attributes: Attributes = {};
  for (const name of ELEMENTS[tag]) {
    const value = query.get(name);
    if (value !== null) attributes[name] = value;
  }
  return { tag, attributes: Object.keys(attributes).length > 0 ? attributes : INITIAL[tag] };
}

/** The other way round; tokens stay out of the address, which ends up in histories and screenshots. */
export function queryOfElement({ tag, attributes }: ShownElement): string {
  const query = new URLSearchParams({ element: tag });
  for (const name of ELEMENTS[tag]) {
    const value = attributes[name];
    if (value !== undefined && name !== 'token') query.set(name, value);
  }
  return `?${query}`;
}

/** Another element, as it first stands there, in the language, theme and backend of the one before. */
export function withElement({ tag, attributes }: ShownElement, next: Tag): ShownElement {
  if (tag === next) return { tag, attributes };
  const { locale, theme, 'api-base': apiBase } = attributes;
  const kept = { locale, theme, 'api-base': apiBase };
  return {
    tag: next,
    attributes: {
      ...INITIAL[next],
      ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    },
  };
}

/** What an element shows and a signed link opens; `entity` is a company. */
export const RECORD_KINDS = ['booking', 'shipment', 'quote', 'manifest', 'submission', 'entity'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const OF_COMPANY: readonly Tag[] = ['route-subscriptions', 'route-form', 'rate-sheet-form'];

/** What kind of record the element in the preview shows; those without any have the first kind's list beside them. */
export function kindOf({ tag, attributes }: ShownElement): RecordKind {
  if (tag === 'air-rate-form') return 'submission';
  if (OF_COMPANY.includes(tag)) return 'entity';
  if (tag === 'booking-charges') return attributes.feature === MANIFEST_FEATURE ? 'manifest' : 'quote';
  return attributes['record-type'] === 'shipment' ? 'shipment' : 'booking';
}

const TAG_OF: Readonly<Record<RecordKind, Tag>> = {
  booking: 'po-style-manager',
  shipment: 'po-style-manager',
  quote: 'booking-charges',
  manifest: 'booking-charges',
  submission: 'air-rate-form',
  entity: 'route-subscriptions',
};

/** A company has several elements: the one that is there stays. */
const tagFor = (kind: RecordKind, shown: Tag): Tag =>
  kind === 'entity' && (shown === 'air-rate-form' || OF_COMPANY.includes(shown)) ? shown : TAG_OF[kind];

/** The record in the element that shows its kind, seen with the rights of the session. */
export function withRecord(element: ShownElement, kind: RecordKind, id: string): ShownElement {
  const { tag, attributes } = withElement(element, tagFor(kind, element.tag));
  const { token: _, 'record-id': _former, ...others } = attributes;
  // Without a record the air form begins a new draft of the company.
  if (kind === 'entity' && tag === 'air-rate-form') return { tag, attributes: others };
  if (kind === 'entity' || tag === 'air-rate-form')
    return { tag, attributes: { ...others, 'record-id': id } };
  if (tag === 'po-style-manager')
    return { tag, attributes: { ...others, 'record-type': kind, 'record-id': id } };
  const fits = (others.feature === MANIFEST_FEATURE) === (kind === 'manifest');
  const feature = kind === 'manifest' ? MANIFEST_FEATURE : fits ? others.feature : 'freight_charges';
  return { tag, attributes: { ...others, ...(feature !== undefined && { feature }), 'record-id': id } };
}

export const shownElementAtom = atom<ShownElement>({
  tag: 'po-style-manager',
  attributes: INITIAL['po-style-manager'],
});
