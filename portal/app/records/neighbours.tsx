import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons/icons.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useNeighbours } from '../modules/list/list-address.ts';
import { pageKeyOf } from '../panels/page-keys.ts';
import * as s from './neighbours.css.ts';
import { texts } from './texts/index.ts';

interface NeighboursProps {
  /** The list that the record was opened from. */
  list: { id: string; path: string };
  id: number;
}

/** The ways to the record before and after this one, in the list as it was left. */
export function Neighbours({ list, id }: NeighboursProps) {
  const text = useText(texts);
  const nav = useRef<HTMLElement>(null);
  const around = useNeighbours(list.id, id);
  // `j` and `k` as in lists, unless the page has one, whose keys they are then.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = pageKeyOf(event);
      if ((key !== 'j' && key !== 'k') || document.querySelector('[data-opens-row]')) return;
      nav.current?.querySelector<HTMLElement>(`[data-key=${key}]`)?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!around) return null;
  const { previous, next, place, count } = around;
  const way = (to: number | undefined, name: string, { turned, key }: { turned: string; key: 'j' | 'k' }) =>
    to === undefined ? (
      <span className={`${s.end} ${turned}`} aria-hidden="true">
        <ChevronDownIcon />
      </span>
    ) : (
      <PortalLink
        href={`${list.path}/${to}`}
        className={`${s.way} ${turned}`}
        aria-label={name}
        title={name}
        data-key={key}
      >
        <ChevronDownIcon />
      </PortalLink>
    );
  return (
    <nav ref={nav} className={s.neighbours} aria-label={text('record.neighbours')}>
      {way(previous, text('record.previous'), { turned: s.back, key: 'k' })}
      <span className={s.place}>{text('record.place', { place, count })}</span>
      {way(next, text('record.next'), { turned: s.onward, key: 'j' })}
    </nav>
  );
}
