import { useAtom } from 'jotai';
import { useState } from 'react';
import { Button } from '../shared/ui/button/button.tsx';
import * as styles from './parts.css.ts';
import { Panel } from './parts.tsx';
import { eventsAtom } from './state.ts';

/** Every `fp-*` event of the elements with its detail. */
export function EventLog() {
  const [events, setEvents] = useAtom(eventsAtom);
  const [copied, setCopied] = useState(false);
  const text = events
    .map((event) => `${event.time} ${event.source} ${event.type} ${event.detail}`)
    .join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Panel title="Events" note={`${events.length}`}>
      <div className={styles.row}>
        <Button onClick={copy} disabled={events.length === 0}>
          Copy
        </Button>
        <Button
          onClick={() => {
            setEvents('clear');
            setCopied(false);
          }}
          disabled={events.length === 0}
        >
          Clear
        </Button>
        <span role="status" className={styles.muted}>
          {copied ? 'Copied' : ''}
        </span>
      </div>
      {events.length === 0 ? (
        <p className={styles.muted}>No event was fired yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Events of the elements">
          {events.map((event) => (
            <li key={event.id} className={`${styles.item} ${styles.mono}`}>
              {event.time} {event.source} <strong>{event.type}</strong> {event.detail}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
