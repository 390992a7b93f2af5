import './page.css.ts';
import { Accounts } from './accounts.tsx';
import * as styles from './app.css.ts';
import { EventLog } from './event-log.tsx';
import { Knobs } from './knobs.tsx';
import { Links } from './links.tsx';
import { Faults, Requests } from './network.tsx';
import { Outbox } from './outbox.tsx';
import { link } from './parts.css.ts';
import { Records } from './records.tsx';
import { Stage } from './stage.tsx';

const PAGES = [
  ['Portal', '/'],
  ['Hostile host page', '/demo/hostile.html'],
  ['Smallest embedding', '/demo/embed.html'],
] as const;

/** The QA page: an element on a stage, everything that can be done to it, and everything it does. */
export function App() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>QA page</h1>
        <nav aria-label="Other pages" className={styles.links}>
          {PAGES.map(([text, url]) => (
            <a key={url} className={link} href={url}>
              {text}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.columns}>
        <div className={styles.column}>
          <Stage />
          <div className={styles.pair}>
            <EventLog />
            <Requests />
          </div>
        </div>
        <div className={styles.column}>
          <Accounts />
          <Records />
          <Knobs />
          <Faults />
          <Links />
          <Outbox />
        </div>
      </main>
    </div>
  );
}
