import * as v from 'valibot';
import { OrderText } from '../../../../shared/contract/order-manager.ts';

/**
 * Soft hyphens, zero-width spaces, marks of the direction of writing: numbers bring them along from mails and sheets,
 * nobody sees them, and with them the same number would be there twice.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** An order or style number as it is stored. */
export const NumberText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(INVISIBLE, '')),
  OrderText,
);
