import { useText } from '../../../shared/i18n/use-text.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons/icons.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useNeighbours } from '../modules/list/list-address.ts';
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
  const around = useNeighbours(list.id, id);
  if (!around) return null;
  const { previous, next, place, count } = around;
  const way = (to: number | undefined, name: string, turned: string) =>
    to === undefined ? (
      <span className={`${s.end} ${turned}`} aria-hidden="true">
        <ChevronDownIcon />
      </span>
    ) : (
      <PortalLink href={`${list.path}/${to}`} className={`${s.way} ${turned}`} aria-label={name} title={name}>
        <ChevronDownIcon />
      </PortalLink>
    );
  return (
    <nav className={s.neighbours} aria-label={text('record.neighbours')}>
      {way(previous, text('record.previous'), s.back)}
      <span className={s.place}>{text('record.place', { place, count })}</span>
      {way(next, text('record.next'), s.onward)}
    </nav>
  );
}
