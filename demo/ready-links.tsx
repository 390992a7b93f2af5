import { useEffect, useState } from 'react';
import { messageOf, type ReadyLink, readReadyLinks } from './api.ts';
import * as styles from './parts.css.ts';
import { Panel } from './parts.tsx';

/** Links for visitors: each opens a page of the portal without an account. */
export function ReadyLinks() {
  const [links, setLinks] = useState<readonly ReadyLink[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    readReadyLinks().then(setLinks, (error) => setProblem(messageOf(error)));
  }, []);
  return (
    <Panel title="Links for visitors" note={`${links.length}`} closed>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <ul className={styles.list} aria-label="Links for visitors">
        {links.map(({ title, url }) => (
          <li key={url} className={styles.item}>
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            <br />
            <span className={styles.muted}>{new URL(url).pathname}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
