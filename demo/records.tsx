import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { findRecords, messageOf, type RecordRow, useSession } from './api.ts';
import * as styles from './parts.css.ts';
import { Choice, Line, Panel } from './parts.tsx';
import { kindOf, type RecordKind, shownElementAtom, withRecord } from './shown-element.ts';

const KINDS: Readonly<Record<RecordKind, string>> = {
  booking: 'Bookings',
  shipment: 'Shipments',
  quote: 'Quotes',
  manifest: 'Manifests',
  submission: 'Rate submissions',
  entity: 'Companies',
};

type Found =
  | { is: 'signed-out' }
  | { is: 'searching' }
  | { is: 'found'; rows: readonly RecordRow[]; total: number }
  | { is: 'failed'; message: string };

/** Lists the records of the signed-in account; a click shows one in the preview. */
export function Records() {
  const session = useSession();
  const [element, setElement] = useAtom(shownElementAtom);
  const [chosen, setKind] = useState<RecordKind>();
  // Until one is chosen, the list has what the element in the preview can show.
  const kind = chosen ?? kindOf(element);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ is: 'signed-out' });
  const email = session?.email;

  useEffect(() => {
    if (!email) return setFound({ is: 'signed-out' });
    const abort = new AbortController();
    setFound({ is: 'searching' });
    findRecords(kind, text.trim(), abort.signal).then(
      ({ rows, total }) => !abort.signal.aborted && setFound({ is: 'found', rows, total }),
      (error) => !abort.signal.aborted && setFound({ is: 'failed', message: messageOf(error) }),
    );
    return () => abort.abort();
  }, [email, kind, text]);

  return (
    <Panel title="Records" note={found.is === 'found' ? `${found.total}` : ''}>
      <Line label="Kind">{(id) => <Choice id={id} value={kind} options={KINDS} onChange={setKind} />}</Line>
      <Line label="Search">
        {(id) => (
          <input
            id={id}
            type="search"
            className={styles.control}
            value={text}
            placeholder={kind === 'submission' ? 'Notes or number' : 'Reference or number'}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Line>
      {found.is === 'signed-out' && <p className={styles.muted}>Sign in to see the account's records.</p>}
      {found.is === 'searching' && <p className={styles.muted}>Searching …</p>}
      {found.is === 'failed' && (
        <p role="alert" className={styles.bad}>
          {found.message}
        </p>
      )}
      {found.is === 'found' && found.rows.length === 0 && <p className={styles.muted}>No record found.</p>}
      {found.is === 'found' && found.rows.length > 0 && (
        <ul className={styles.list} aria-label="Records">
          {found.rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={styles.item}
                onClick={() => setElement(withRecord(element, kind, String(row.id)))}
              >
                {[row.id, row.reference].filter(Boolean).join(' · ')}
                <br />
                <span className={styles.muted}>{row.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
