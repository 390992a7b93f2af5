import type { Charges } from '../../../shared/contract/charges.ts';
import { isEndedQuote } from '../../../shared/trade/record-words.ts';
import { isManifest, type RecordRef } from '../record.ts';

type RecordOfCharges = Charges['record'];

const DECIDED = ['Accepted', 'Declined', 'Cancelled', 'Expired', 'Closed', 'Invoiced'];

/** Whether the charges of the quote or manifest were decided on: its page says so before anything is typed. */
export const isDecided = (record: RecordOfCharges): boolean => DECIDED.includes(record?.status ?? '');

/** Whether the customer has the quote and may accept it: its page says what a change does. */
export const isIssued = (record: RecordOfCharges, on: Pick<RecordRef, 'feature'>): boolean =>
  record?.status === 'Open' && !isManifest(on);

/** Whether the customer has answered the quote, or asks for it no longer: its charges don't change any more (D-152). */
export const isFrozen = (record: RecordOfCharges, on: Pick<RecordRef, 'feature'> | undefined): boolean =>
  on !== undefined && !isManifest(on) && isEndedQuote(record?.status);

/** Whether a change alters what the customer was billed, so that a save asks first. */
export const isBilled = (record: RecordOfCharges): boolean => record?.status === 'Invoiced';
