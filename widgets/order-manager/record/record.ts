import type { RecordType } from '../../../shared/contract/order-manager.ts';
import { warning } from '../../../shared/record/message.ts';
import type { MissingRecord } from '../../../shared/record/record-loader.ts';
import { texts } from '../texts/index.ts';

/** The booking or shipment that an element works on. */
export interface RecordRef {
  readonly type: RecordType;
  readonly id: number;
}

/** The attributes that name the record; `null` for one that isn't there. */
export interface RecordAttributes {
  recordId: number | null;
  recordType: string | null;
  /** An attribute `record-id` that is there but no number hides the one of the address. */
  hasRecordId: boolean;
}

const MAX_ID = 2_147_483_647;

const isType = (type: string | null | undefined): type is RecordType =>
  type === 'booking' || type === 'shipment';

const isId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= MAX_ID;

/**
 * The record to work on (PO-02 to PO-05): by the attributes, else by the page's address. Anything that isn't
 * exactly a record is none (D-46).
 */
export function recordRef(
  { recordId, recordType, hasRecordId }: RecordAttributes,
  address: URL,
): RecordRef | undefined {
  const type = recordType === null ? typeOf(address) : recordType;
  const id = recordId ?? (hasRecordId ? 0 : idOf(address));
  if (!isType(type) || !isId(id)) return undefined;
  return { type, id };
}

/** Why there is no record, where the page names a type of record that there isn't. */
export function unknownType(type: string | null): MissingRecord | undefined {
  if (type === null || isType(type)) return undefined;
  return {
    message: warning(texts('orders.error.type', { type })),
    code: 'unknown-type',
    cause: new Error(`record-type "${type}" is neither booking nor shipment.`),
  };
}

function typeOf({ pathname, href }: URL): RecordType | undefined {
  for (const text of [pathname, href]) {
    if (text.includes('/booking/')) return 'booking';
    if (text.includes('/shipments/')) return 'shipment';
  }
  return undefined;
}

function idOf(address: URL): number {
  const text = address.searchParams.get('record_id')?.trim() ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : 0;
}

export const isSameRecord = (a: RecordRef | undefined, b: RecordRef | undefined): boolean =>
  a?.type === b?.type && a?.id === b?.id;
