// Writes the outlines of all land as one path, in the projection of the portal's map: `node portal/app/dashboard/map/write-land.mjs`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-110m.json' with { type: 'json' };
import { eastward } from './frame.ts';
import { projected } from './projection.ts';

const FILE = './land.ts';
/** Units of the path in a degree: a tenth is less than a pixel of any map that is shown. */
const UNITS = 10;
/** Antarctica has no port. */
const SOUTHERNMOST = -60;

/** @typedef {readonly [number, number]} Point */

/** The outlines of Natural Earth, of which the package `world-atlas` has a copy, as an SVG path in tenths of a degree. */
export function landPath() {
  const { features } = feature(atlas, atlas.objects.land);
  const polygons = features.flatMap(({ geometry }) => geometry.coordinates);
  return polygons
    .filter(([outline]) => outline.some(([, latitude]) => latitude > SOUTHERNMOST))
    .flatMap((rings) => rings.map(ringPath))
    .join('');
}

/** @param {readonly Point[]} ring whose last point is the first one again */
function ringPath(ring) {
  let longitude = ring[0][0];
  const points = ring.slice(0, -1).map((point) => {
    // Over the 180th meridian it goes on, in place of back around the earth.
    longitude += eastward(longitude, point[0]);
    const { x, y } = projected({ longitude, latitude: point[1] });
    return [Math.round(x * UNITS), Math.round(y * UNITS)];
  });
  const steps = points.slice(1).map(([x, y], index) => [x - points[index][0], y - points[index][1]]);
  const moved = steps.filter(([x, y]) => x !== 0 || y !== 0);
  return `M${points[0].join(' ')}l${moved.map((step) => step.join(' ')).join(' ')}z`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = `// Made by \`node portal/app/dashboard/map/write-land.mjs\` of the npm package world-atlas 2.0.2 (ISC, see land.LICENSE), a copy of the land
// of Natural Earth 4.1, 1:110m (public domain, https://www.naturalearthdata.com).

/** Outlines of all land but Antarctica, in tenths of the units of \`projection.ts\`. */
export const LAND =
  '${landPath()}';
`;
  writeFileSync(new URL(FILE, import.meta.url), text);
}
