import { deliveryMoment } from '../../../shared/trade/delivery-moment.ts';

/** When goods are delivered, as the audit log keeps it. */
export const momentOf = (delivery: { delivery_on: string; from_time: string; until_time: string }): string =>
  deliveryMoment(delivery.delivery_on, delivery.from_time, delivery.until_time);
