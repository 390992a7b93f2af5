import { useText } from '../../../../shared/i18n/use-text.ts';
import { LoadError } from '../../layout/load-error.tsx';
import * as d from '../dashboard.css.ts';
import { texts } from '../texts/index.ts';
import { MapFrame } from './map-frame.tsx';
import * as s from './map-panel.css.ts';
import { MapTable } from './map-table.tsx';
import { nameOf } from './places.ts';
import { placesWithoutPosition } from './places-without-position.ts';
import type { LoadingMap } from './use-shipment-map.ts';

/** MOD-01: where the open shipments are bound for, on a map and in a table of the same figures. */
export function MapPanel({ answer, error, retry }: LoadingMap) {
  const text = useText(texts);
  const withoutPosition = answer ? placesWithoutPosition(answer) : [];
  return (
    <section className={d.panel} aria-labelledby="map-title">
      <header className={d.panelHead}>
        <h2 id="map-title" className={d.panelTitle}>
          {text('dashboard.map')}
        </h2>
      </header>
      {error !== undefined && (
        <div className={s.failed}>
          <LoadError message={text('dashboard.map.failed')} error={error} onRetry={retry} />
        </div>
      )}
      {answer && answer.places.length === 0 && (
        <p className={d.nothing}>
          {answer.without > 0
            ? text('dashboard.map.without', { count: answer.without })
            : text('dashboard.map.none')}
        </p>
      )}
      {answer && answer.places.length > 0 && (
        <div className={s.box}>
          <div className={s.parts}>
            {withoutPosition.length < answer.places.length && <MapFrame answer={answer} />}
            <div>
              <MapTable places={answer.places} />
              {withoutPosition.length > 0 && (
                <p className={s.note}>
                  {text('dashboard.map.unplaced', { places: withoutPosition.map(nameOf).join(', ') })}
                </p>
              )}
              {answer.others > 0 && (
                <p className={s.note}>{text('dashboard.map.others', { count: answer.others })}</p>
              )}
              {answer.without > 0 && (
                <p className={s.note}>{text('dashboard.map.without', { count: answer.without })}</p>
              )}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
