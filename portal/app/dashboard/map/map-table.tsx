import { useId, useState } from 'react';
import type { ShipmentMapAnswer } from '../../../../shared/contract/shipment-map.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { texts } from '../texts/index.ts';
import * as s from './map-panel.css.ts';
import { listOf, nameOf } from './places.ts';

/** How many are shown at first. */
const SHOWN = 6;

/** The figures of the map; each destination leads to its shipments. */
export function MapTable({ places }: { places: ShipmentMapAnswer['places'] }) {
  const text = useText(texts);
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  return (
    <>
      <table id={id} className={s.table} aria-labelledby="map-title">
        <thead>
          <tr>
            <th scope="col">{text('dashboard.map.place')}</th>
            <th scope="col" className={s.number}>
              {text('dashboard.map.shipments')}
            </th>
            <th scope="col" className={s.number}>
              {text('dashboard.map.late')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.slice(0, isWhole ? places.length : SHOWN).map((place) => (
            <tr key={`${place.kind}${place.id}`}>
              <th scope="row">
                <PortalLink href={listOf(place)} className={s.link}>
                  {nameOf(place)}
                </PortalLink>
              </th>
              <td className={s.number}>{formats.number(place.shipments)}</td>
              <td className={s.number}>{formats.number(place.late)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {places.length > SHOWN && (
        <div className={s.more}>
          <Button size="sm" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
            {text(isWhole ? 'dashboard.map.fewer' : 'dashboard.map.more', { count: places.length })}
          </Button>
        </div>
      )}
    </>
  );
}
