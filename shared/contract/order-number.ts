import * as v from 'valibot';
import { withoutInvisible } from '../trade/invisible.ts';
import { OrderText } from './order-manager.ts';

/** An order or style number as it is stored: with characters that nobody sees the same number would be there twice. */
export const OrderNumber = v.pipe(v.string(), v.transform(withoutInvisible), OrderText);
