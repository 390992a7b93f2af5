import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { Row } from '../../lists/definition.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { client } from '../client/client.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useRecord } from '../modules/record/use-record.ts';
import { usePlaces } from '../rate-search/use-places.ts';
import { Card } from '../records/parts/card.tsx';
import * as s from './booking-request.css.ts';
import { draftsOf } from './draft-format.ts';
import { BOOKING, QUOTE } from './sources.ts';
import { TEMPLATE } from './templates.ts';
import { texts } from './texts/index.ts';
import { discardUnfinished, type Unfinished, unfinishedRequests } from './unfinished.ts';

/** Requests that were begun from orders, quotes or other bookings on this device and not sent: each is gone on with, or thrown away (D-38). */
export function UnfinishedRequests() {
  const text = useText(texts);
  const prefix = draftsOf(useListViewer());
  const [left, setLeft] = useState<readonly Unfinished[]>([]);
  const [isDiscarded, setDiscarded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    let isCurrent = true;
    unfinishedRequests(prefix).then(
      (found) => isCurrent && setLeft(found),
      (error: unknown) => console.warn('[portal] No drafts of requests can be read:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [prefix]);

  const discard = async (one: Unfinished) => {
    await discardUnfinished(one);
    setLeft(await unfinishedRequests(prefix));
    setDiscarded(true);
    // Its buttons are gone.
    list.current?.focus();
  };
  if (left.length === 0 && !isDiscarded) return null;
  return (
    <div className={s.above}>
      <Card title={text('booking.unfinished')} count={left.length}>
        <ul ref={list} tabIndex={-1} className={s.unfinishedList}>
          {left.map((one) => (
            <Item key={one.name} of={one} onDiscard={() => void discard(one)} />
          ))}
        </ul>
        <p role="status" className={s.note}>
          {isDiscarded && text('booking.unfinished.discarded')}
        </p>
      </Card>
    </div>
  );
}

interface ItemProps {
  of: Unfinished;
  onDiscard(): void;
}

function Item({
  of: { orders, quoteId, bookingId, templateId, entry, savedAt, href },
  onDiscard,
}: ItemProps) {
  const text = useText(texts);
  const formats = useFormats();
  const name = useId();
  const numbers = [...orders, ...entry.newOrders];
  const parts: readonly (readonly [string, ReactNode])[] = [
    [
      'quote',
      quoteId !== undefined && <Name source={QUOTE} id={quoteId} nameOf={({ reference }) => reference} />,
    ],
    [
      'booking',
      bookingId !== undefined && (
        <Name source={BOOKING} id={bookingId} nameOf={({ reference }) => reference} />
      ),
    ],
    [
      'template',
      templateId !== undefined && (
        <Name
          source={TEMPLATE}
          id={templateId}
          nameOf={(template) => text('booking.unfinished.template', { name: template.name })}
          missing={text('booking.unfinished.templateGone')}
        />
      ),
    ],
    ['orders', numbers.join(', ')],
    ['departure', entry.departure?.label],
    ['lane', (entry.origin ?? entry.destination) !== null && <Lane of={entry} />],
  ];
  const said = parts.filter(([, part]) => part);
  return (
    <li className={s.unfinishedItem}>
      <span id={name} className={s.orderNumber}>
        {said.map(([kind, part], n) => (
          <Fragment key={kind}>
            {n > 0 && ' · '}
            {part}
          </Fragment>
        ))}
        {said.length === 0 && text('booking.unfinished.noOrders')}
      </span>
      <span className={s.note}>{savedAt !== null && formats.dateTime(new Date(savedAt).toISOString())}</span>
      <span className={s.unfinishedButtons}>
        <PortalLink href={href} aria-describedby={name}>
          {text('booking.unfinished.continue')}
        </PortalLink>
        <Button size="sm" aria-describedby={name} onClick={onDiscard}>
          {text('booking.unfinished.discard')}
        </Button>
      </span>
    </li>
  );
}

/** From where to where, as far as that was entered and the places are known. */
function Lane({ of: { mode, origin, destination } }: { of: Unfinished['entry'] }) {
  const { options } = usePlaces(mode === 'Air');
  const label = (place: number | null) => options.find(({ id }) => id === place)?.label;
  return [label(origin), label(destination)].filter(Boolean).join(' → ');
}

interface NameProps<R extends Row> {
  source: RecordSource<R>;
  id: number;
  nameOf(row: R): string;
  /** What stands there where it was removed, and its id says nothing to people. */
  missing?: string;
}

/** Its number or name; its id where it can't be loaded. */
function Name<R extends Row>({ source, id, nameOf, missing = String(id) }: NameProps<R>) {
  const { record } = useRecord(client, source, id);
  if (record.name === 'loading') return null;
  if (record.name === 'missing') return missing;
  return record.name === 'found' ? nameOf(record.row) : String(id);
}
