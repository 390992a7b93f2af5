import type { MapPlace, ShipmentMapAnswer } from '../../../../shared/contract/shipment-map.ts';
import { eastward, type Frame, frameOf, inFrame, PROPORTION } from './frame.ts';
import type { Point, Position } from './projection.ts';

type Place = ShipmentMapAnswer['places'][number];
type Lane = ShipmentMapAnswer['lanes'][number];
type Placed<P extends MapPlace> = P & Position;

/** A destination on the map; `left` and `top` in percent of its width and height. */
export interface Mark {
  place: Place;
  left: number;
  top: number;
}

/** A way on the map, as a path in its units. */
export interface Line {
  key: string;
  path: string;
  shipments: number;
  isLate: boolean;
}

export interface DrawnMap {
  frame: Frame;
  /** Those with most shipments first. */
  marks: readonly Mark[];
  lines: readonly Line[];
}

/** How far marks are kept apart, in percent of the width. */
const APART = 6;
/** How much a way is bent, of its length. */
const BEND = 0.18;

const isPlaced = <P extends MapPlace>(place: P): place is Placed<P> =>
  place.latitude !== null && place.longitude !== null;

/** What there is to draw; undefined where no place has a position. */
export function drawnMap({ places, lanes }: ShipmentMapAnswer): DrawnMap | undefined {
  const placed = places.filter(isPlaced);
  if (placed.length === 0) return undefined;
  const ways = lanes.flatMap(({ origin, destination, ...lane }) =>
    isPlaced(origin) && isPlaced(destination) ? [{ ...lane, from: origin, to: destination }] : [],
  );
  const frame = frameOf(placed, ways);
  return { frame, marks: marksOf(placed, frame), lines: ways.map((way) => lineOf(way, frame)) };
}

/** Marks at their places, and beside them where others stand already, as an airport beside the port of its city. */
function marksOf(places: readonly Placed<Place>[], frame: Frame): Mark[] {
  const marks: Mark[] = [];
  for (const place of places) {
    const { x, y } = inFrame(frame, place);
    const left = ((x - frame.x) / frame.width) * 100;
    const top = ((y - frame.y) / frame.height) * 100;
    const free = BESIDE.map(([right, down]) => ({
      left: left + right * APART,
      top: top + down * APART * PROPORTION,
    })).find((spot) => marks.every((mark) => distance(mark, spot) >= APART - 0.01));
    marks.push({ place, ...(free ?? { left, top }) });
  }
  return marks;
}

/** Where a mark is put, as parts of {@link APART}: where it belongs, else as near to that as there is room. */
const BESIDE = (() => {
  const steps = Array.from({ length: 13 }, (_, index) => (index - 6) / 3);
  return steps
    .flatMap((right) => steps.map((down) => [right, down] as const))
    .sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));
})();

type Spot = Pick<Mark, 'left' | 'top'>;
const distance = (a: Spot, b: Spot) => Math.hypot(a.left - b.left, (a.top - b.top) / PROPORTION);

/** A way, bent to the pole as the shortest ones look on a map. */
function lineOf(
  {
    from,
    to,
    shipments,
    late,
  }: { from: Placed<MapPlace>; to: Placed<MapPlace> } & Omit<Lane, 'origin' | 'destination'>,
  frame: Frame,
): Line {
  const start = inFrame(frame, from);
  const end = { x: start.x + eastward(from.longitude, to.longitude), y: inFrame(frame, to).y };
  const pole = from.latitude + to.latitude < 0 ? 1 : -1;
  const bend = pole * BEND * Math.hypot(end.x - start.x, end.y - start.y);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + bend };
  return {
    key: `${from.kind}${from.id}-${to.kind}${to.id}`,
    path: turnsOf([start.x, end.x], frame)
      .map((turn) => `M${pair(start, turn)}Q${pair(middle, turn)} ${pair(end, turn)}`)
      .join(''),
    shipments,
    isLate: late > 0,
  };
}

/** A way that leaves the map on one side comes back on the other. */
function turnsOf(ends: readonly number[], { x, width }: Frame): number[] {
  return [-360, 0, 360].filter(
    (turn) => Math.max(...ends) + turn > x && Math.min(...ends) + turn < x + width,
  );
}

const pair = ({ x, y }: Point, turn: number) => `${(x + turn).toFixed(1)} ${y.toFixed(1)}`;
