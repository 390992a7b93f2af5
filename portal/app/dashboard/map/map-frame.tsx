import { lazy, Suspense, useEffect, useState } from 'react';
import type { ShipmentMapAnswer } from '../../../../shared/contract/shipment-map.ts';
import { loadPart } from '../../../../shared/i18n/languages.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import * as s from './map-panel.css.ts';

// The outlines of the land are larger than the dashboard, whose table has the same figures meanwhile.
const WorldMap = lazy(() =>
  loadPart(() => import('./lazy-map.ts')).then(
    ({ WorldMap }) => ({ default: WorldMap }),
    () => ({ default: MapFailed }),
  ),
);

/** The place of the map, as high as it before its code has come, which is asked for once the page is drawn. */
export function MapFrame({ answer }: { answer: ShipmentMapAnswer }) {
  const text = useText(texts);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <figure className={s.figure} aria-labelledby="map-title">
      <div className={s.place}>
        <Suspense>{isDrawn && <WorldMap answer={answer} />}</Suspense>
      </div>
      <figcaption className={s.legend}>
        <span className={s.entry}>
          <span className={s.sample} aria-hidden="true" />
          {text('dashboard.map.legend')}
        </span>
        <span className={s.entry}>
          <span className={s.lateSample} aria-hidden="true">
            !
          </span>
          {text('dashboard.map.legend.late')}
        </span>
      </figcaption>
    </figure>
  );
}

function MapFailed() {
  const text = useText(texts);
  return <p className={s.note}>{text('dashboard.map.drawFailed')}</p>;
}
