import type { Charges } from '../../../shared/contract/charges.ts';
import { isManifest, type RecordRef } from '../record.ts';

type RecordOfCharges = Charges['record'];

const DECIDED = ['Accepted', 'Declined', 'Expired', 'Closed', 'Invoiced'];

/** Whether the charges of the quote or manifest were decided on: its page says so before anything is typed. */
export const isDecided = (record: RecordOfCharges): boolean => DECIDED.includes(record?.status ?? '');

/** Whether the customer has the quote and may accept it: its page says what a change does. */
export const isIssued = (record: RecordOfCharges, on: Pick<RecordRef, 'feature'>): boolean =>
  record?.status === 'Open' && !isManifest(on);

/**
 * Whether a change alters what somebody agreed to, so that a save asks first: a quote whose acceptance is on record, or a
 * manifest that was invoiced. Of quotes that came here as accepted nobody knows who did that, and when.
 */
export const isAgreed = (record: RecordOfCharges): boolean =>
  record?.status === 'Invoiced' || (record?.status === 'Accepted' && record.statusOn !== '');
