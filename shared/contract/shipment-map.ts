import * as v from 'valibot';

/** Destinations and lanes that one answer has at most: those with most shipments. */
export const MOST_MAPPED = { places: 40, lanes: 80 } as const;

/** `mapShipments` (MOD-01): where the open shipments that the caller may see are bound for. */
export const MapShipments = v.object({});

/** A port by its UN/LOCODE or an airport by its IATA code; both positions in degrees, or null. */
const MapPlace = v.object({
  kind: v.picklist(['port', 'airport']),
  id: v.number(),
  code: v.string(),
  name: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type MapPlace = v.InferOutput<typeof MapPlace>;

/** How many shipments, and how many of these are behind their plan. */
const counts = { shipments: v.number(), late: v.number() };

export const ShipmentMapAnswer = v.object({
  /** The destinations with most shipments first. */
  places: v.array(v.object({ ...MapPlace.entries, ...counts })),
  /** What goes to these destinations, by where it comes from. */
  lanes: v.array(v.object({ origin: MapPlace, destination: MapPlace, ...counts })),
  /** Shipments to further destinations. */
  others: v.number(),
  /** Shipments that have no destination yet. */
  without: v.number(),
});
export type ShipmentMapAnswer = v.InferOutput<typeof ShipmentMapAnswer>;
