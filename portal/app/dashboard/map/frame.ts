import { type Point, type Position, projected } from './projection.ts';

/** The part of the map that is shown, in its units; its proportion is always {@link PROPORTION}. */
export interface Frame extends Point {
  width: number;
  height: number;
}

/** A range of meridians, from `west` eastward. */
interface Span {
  west: number;
  width: number;
}

/** Two places that freight goes between. */
export interface Way {
  from: Position;
  to: Position;
}

/** Width by height, as the map's place has it before it is drawn. */
export const PROPORTION = 16 / 10;

/** A neighbourhood of one place isn't stretched over the whole map. */
const NARROWEST = 70;
/** Around the places, of the width. */
const MARGIN = 0.09;
/** Where the land ends. */
const NORTH = -112;
const SOUTH = 68;

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

/** How far it is from one meridian to another, the shorter way round: from -180 to 180. */
export const eastward = (from: number, to: number): number => turned(to - from + 180) - 180;

/**
 * The smallest part of the world with all places and the ways between them. It begins at any meridian, so that freight over
 * the Pacific isn't drawn around the earth.
 */
export function frameOf(places: readonly Position[], ways: readonly Way[]): Frame {
  const spans: Span[] = [
    ...places.map(({ longitude }) => ({ west: turned(longitude), width: 0 })),
    ...ways.map(({ from, to }) => {
      const width = eastward(from.longitude, to.longitude);
      return { west: turned(width < 0 ? to.longitude : from.longitude), width: Math.abs(width) };
    }),
  ];
  const { west, width } = around(spans);
  const heights = [...places, ...ways.flatMap(({ from, to }) => [from, to])].map(
    (place) => projected(place).y,
  );
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];

  const wanted = Math.max(width, (bottom - top) * PROPORTION, NARROWEST) * (1 + 2 * MARGIN);
  const wide = Math.min(wanted, 360);
  const high = wide / PROPORTION;
  return {
    x: eastward(0, west + width / 2 - wide / 2),
    y: within((top + bottom) / 2 - high / 2, high),
    width: wide,
    height: high,
  };
}

/**
 * The range of meridians with all these ones. What is left out is where the fewest ways are cut, at best none, and of
 * such ranges the widest one.
 */
function around(spans: readonly Span[]): Span {
  const ends = [...new Set(spans.flatMap(({ west, width }) => [west, turned(west + width)]))].sort(
    (a, b) => a - b,
  );
  const gaps = ends.map((west, index) => {
    const width = (ends[index + 1] ?? ends[0]! + 360) - west;
    const middle = west + width / 2;
    return { west, width, cut: spans.filter((span) => turned(middle - span.west) < span.width).length };
  });
  const [gap] = gaps.toSorted((a, b) => a.cut - b.cut || b.width - a.width);
  return { west: turned(gap!.west + gap!.width), width: 360 - gap!.width };
}

/** Where a part of the map begins that shows as much of the land as it can. */
function within(top: number, height: number): number {
  if (height >= SOUTH - NORTH) return (NORTH + SOUTH - height) / 2;
  return Math.min(Math.max(top, NORTH), SOUTH - height);
}

/** A place on the turn of the earth that the frame shows. */
export function inFrame(frame: Frame, place: Position): Point {
  const { x, y } = projected(place);
  return { x: frame.x + turned(x - frame.x), y };
}
