import type { ShipmentMapAnswer } from '../../../../shared/contract/shipment-map.ts';

/** Places that can't be drawn, because nobody knows where they are. */
export const placesWithoutPosition = ({ places }: ShipmentMapAnswer) =>
  places.filter(({ latitude, longitude }) => latitude === null || longitude === null);
