import { FEATURES, type Feature } from '../../shared/contract/charges.ts';
import { warning } from '../../shared/record/message.ts';
import type { MissingRecord } from '../../shared/record/record-loader.ts';
import { texts } from './texts/index.ts';

/** As what the page lets its user work here; the server knows the real role (D-02). */
export type Role = 'admin' | 'agent';

/** The list of charge lines that an element works on: one feature of a quote, or the charges of a manifest. */
export interface RecordRef {
  readonly feature: Feature;
  readonly id: number;
  readonly role: Role;
}

const MAX_ID = 2_147_483_647;

/** CHG-04, CHG-05: exactly one of the two, else nobody. */
export const roleOf = (text: string | null): Role | undefined =>
  text === 'admin' || text === 'agent' ? text : undefined;

/** The list to work on, or why there is none: an unknown feature (D-112), or no record (D-46). */
export function recordRef(
  feature: string | null,
  id: number | null,
  role: Role,
): { record?: RecordRef; missing?: MissingRecord } {
  const known = FEATURES.find((name) => name === feature);
  if (!known) {
    const message = warning(texts('charges.unknownFeature', { feature: feature ?? '' }));
    return { missing: { message, code: 'unknown-feature' } };
  }
  if (id === null || !Number.isInteger(id) || id < 1 || id > MAX_ID) return {};
  return { record: { feature: known, id, role } };
}

export const isSameRecord = (a: RecordRef | undefined, b: RecordRef | undefined): boolean =>
  a?.feature === b?.feature && a?.id === b?.id && a?.role === b?.role;

export const isManifest = ({ feature }: { feature: string }): boolean => feature === 'manifests_charges';
