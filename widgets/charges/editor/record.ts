import { FEATURES, type Feature } from '../../../shared/contract/charges.ts';
import { plain } from '../../../shared/record/alert.ts';
import type { Reason } from '../../../shared/record/record-loader.ts';
import { texts } from '../texts/index.ts';

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
): { record?: RecordRef; reason?: Reason } {
  const known = FEATURES.find((name) => name === feature);
  if (!known) {
    const alert = plain(texts('charges.unknownFeature', { feature: feature ?? '' }));
    return { reason: { alert, code: 'unknown-feature' } };
  }
  if (id === null || !Number.isInteger(id) || id < 1 || id > MAX_ID) return {};
  return { record: { feature: known, id, role } };
}

export const isSameRecord = (a: RecordRef | undefined, b: RecordRef | undefined): boolean =>
  a?.feature === b?.feature && a?.id === b?.id && a?.role === b?.role;

export const isManifest = ({ feature }: { feature: string }): boolean => feature === 'manifests_charges';
