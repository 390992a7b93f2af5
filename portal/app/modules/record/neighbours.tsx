import { useEffect, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ChevronDownIcon } from '../../../../shared/ui/icons/icons.tsx';
import { texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { freeKeyOf, pageKeyOf } from '../../panels/page-keys.ts';
import type { ListedRows } from '../list/list-address.ts';
import * as s from './neighbours.css.ts';

interface NeighboursProps {
  list: ListedRows;
  id: number;
  hrefOf(id: number): string;
  /** In place of the navigation, where the record is shown beside its list. */
  onGo?(id: number): void;
}

/** The ways to the record before and after this one in its list, also by `j` and `k`; nothing where that doesn't show it. */
export function Neighbours({ list: { ids, total }, id, hrefOf, onGo }: NeighboursProps) {
  const text = useText(texts);
  const nav = useRef<HTMLElement>(null);
  const at = ids.indexOf(id);
  const isListed = at >= 0;
  useEffect(() => {
    if (!isListed) return;
    const dialog = nav.current?.closest('dialog');
    const onKey = (event: KeyboardEvent) => {
      // A list on the page has these keys for its own rows.
      const isTaken = !dialog && document.querySelector('[data-opens-row]');
      const key = dialog ? freeKeyOf(event) : pageKeyOf(event);
      if (!isTaken && (key === 'j' || key === 'k'))
        nav.current?.querySelector<HTMLElement>(`[data-key=${key}]`)?.click();
    };
    const place: HTMLElement | Window = dialog ?? window;
    place.addEventListener('keydown', onKey as EventListener);
    return () => place.removeEventListener('keydown', onKey as EventListener);
  }, [isListed]);
  if (!isListed) return null;
  const place = at + 1;
  /** One that leads nowhere stays, for the focus that is on it. */
  const way = (key: 'j' | 'k', to = id) => (
    <PortalLink
      href={hrefOf(to)}
      className={key === 'j' ? s.onward : s.back}
      aria-label={text(key === 'j' ? 'list.record.next' : 'list.record.previous')}
      title={text(key === 'j' ? 'list.record.next' : 'list.record.previous')}
      aria-disabled={to === id || undefined}
      data-key={key}
      {...(to === id ? { onGo: nowhere } : onGo && { onGo: () => onGo(to) })}
    >
      <ChevronDownIcon />
    </PortalLink>
  );
  return (
    <nav ref={nav} className={s.neighbours} aria-label={text('list.record.neighbours')}>
      {way('k', ids[at - 1])}
      <span className={s.place} aria-live="polite">
        {total === undefined ? place : text('list.record.place', { place, count: total })}
      </span>
      {way('j', ids[at + 1])}
    </nav>
  );
}

const nowhere = () => {};
