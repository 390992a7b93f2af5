import { useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../../shared/keys/is-composing.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { texts } from '../texts/index.ts';
import type { Mark } from './marks.ts';
import { listOf, nameOf } from './places.ts';
import * as s from './world-map.css.ts';

/** A destination: how many shipments go there, with a note while it is pointed at or has the focus, until Escape. */
export function MapMark({ mark: { place, left, top } }: { mark: Mark }) {
  const text = useText(texts);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { shipments, late } = place;
  const words = [
    text('dashboard.map.count', { count: shipments }),
    ...(late > 0 ? [text('dashboard.map.lateCount', { count: late })] : []),
  ];
  const side = left > 60 ? 'left' : left < 40 ? 'right' : 'middle';
  return (
    <li
      className={s.mark}
      style={{ left: `${left}%`, top: `${top}%` }}
      data-open={isOpen || undefined}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <PortalLink
        href={listOf(place)}
        className={late > 0 ? s.latePin : s.pin}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) setOpen(false);
        }}
      >
        <span aria-hidden="true">{formats.number(shipments)}</span>
        {late > 0 && (
          <span className={s.badge} aria-hidden="true">
            !
          </span>
        )}
        <span className={visuallyHidden}>{`${nameOf(place)}: ${words.join(', ')}`}</span>
      </PortalLink>
      {isOpen && (
        <span className={`${s.note} ${s.sides[side]} ${top < 35 ? s.below : s.above}`} aria-hidden="true">
          <b className={s.noteName}>{nameOf(place)}</b>
          {words.join(', ')}
        </span>
      )}
    </li>
  );
}
