import { useMemo } from 'react';
import type { ShipmentMapAnswer } from '../../../../shared/contract/shipment-map.ts';
import type { Frame } from './frame.ts';
import { LAND } from './land.ts';
import { MapMark } from './map-mark.tsx';
import { drawnMap, type Line } from './marks.ts';
import * as s from './world-map.css.ts';

/** The world, or the part of it that has the places, with a link at each destination. */
export function WorldMap({ answer }: { answer: ShipmentMapAnswer }) {
  const map = useMemo(() => drawnMap(answer), [answer]);
  if (!map) return null;
  return (
    <div className={s.map}>
      <Picture frame={map.frame} lines={map.lines} />
      <ul>
        {map.marks.map((mark) => (
          <MapMark key={`${mark.place.kind}${mark.place.id}`} mark={mark} />
        ))}
      </ul>
    </div>
  );
}

/** The earth is round: the frame may begin at any meridian, so that its land is drawn as often as it may be seen. */
const TURNS = [-360, 0, 360];
/** How far the land of one turn may go to either side. */
const HALF = 200;

/** A picture to screen readers, as the links and the table tell what it shows. */
function Picture({ frame: { x, y, width, height }, lines }: { frame: Frame; lines: readonly Line[] }) {
  const seen = TURNS.filter((turn) => turn + HALF > x && turn - HALF < x + width);
  return (
    <svg className={s.picture} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {seen.map((turn) => (
        <path key={turn} className={s.land} d={LAND} transform={`translate(${turn}) scale(0.1)`} />
      ))}
      {lines.map(({ key, path, isLate }) => (
        <path key={key} className={isLate ? s.lateLine : s.line} d={path} />
      ))}
    </svg>
  );
}
