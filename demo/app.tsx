import './page.css.ts';
import { BUNDLE_BACKEND } from '../shared/element/bundle-backend.ts';
import { Accounts } from './accounts.tsx';
import * as styles from './app.css.ts';
import { DemoDay } from './demo-day.tsx';
import { ElementPanel } from './element-panel.tsx';
import { EventLog } from './event-log.tsx';
import { Links } from './links.tsx';
import { LookPanel } from './look-panel.tsx';
import { Faults, Requests } from './network.tsx';
import { Outbox } from './outbox.tsx';
import { link } from './parts.css.ts';
import { Preview } from './preview.tsx';
import { ReadyLinks } from './ready-links.tsx';
import { Records } from './records.tsx';

const PAGES = [
  ['Portal', '/'],
  ['Hostile host page', '/demo/hostile.html'],
  ['Smallest embedding', '/demo/embed.html'],
] as const;

/** The QA page: an element, everything that can be done to it, and everything it does. */
export function App() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>QA page</h1>
        <DemoDay />
        <nav aria-label="Other pages" className={styles.links}>
          {PAGES.map(([text, url]) => (
            <a key={url} className={link} href={BUNDLE_BACKEND + url}>
              {text}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.columns}>
        <div className={styles.stage}>
          <Preview />
          <div className={styles.pair}>
            <EventLog />
            <Requests />
          </div>
        </div>
        <div className={styles.column}>
          <Accounts />
          <Records />
          <ElementPanel />
          <LookPanel />
          <Faults />
          <ReadyLinks />
          <Links />
          <Outbox />
        </div>
      </main>
    </div>
  );
}
