import { useCallback, useEffect, useState } from 'react';
import { Button } from '../shared/ui/button/button.tsx';
import { type Mail, messageOf, readOutbox } from './api.ts';
import * as styles from './parts.css.ts';
import { Panel } from './parts.tsx';

/** The mails that a real installation would have sent. */
export function Outbox() {
  const [mails, setMails] = useState<readonly Mail[]>([]);
  const [problem, setProblem] = useState('');
  const load = useCallback(
    () =>
      readOutbox().then(
        (read) => {
          setMails(read);
          setProblem('');
        },
        (error) => setProblem(messageOf(error)),
      ),
    [],
  );
  useEffect(() => {
    load();
  }, [load]);
  return (
    <Panel title="Mail outbox" note={`${mails.length}`} closed>
      <div className={styles.row}>
        <Button onClick={load}>Look again</Button>
      </div>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      {mails.length === 0 ? (
        <p className={styles.muted}>No mail was sent yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Mails">
          {mails.map((mail) => (
            <li key={`${mail.sentAt} ${mail.to} ${mail.subject}`} className={styles.item}>
              <strong>{mail.subject}</strong>
              <div className={styles.muted}>
                {mail.to} · {new Date(mail.sentAt).toLocaleString()}
              </div>
              <div className={styles.mono}>{mail.text}</div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
