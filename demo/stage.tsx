import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import type { FreightElement } from '../widgets/index.d.ts';
import { actionName, useSession } from './api.ts';
import { eventText } from './event-text.ts';
import { createFaultyFetch } from './faulty-fetch.ts';
import { muted } from './parts.css.ts';
import * as styles from './stage.css.ts';
import { ELEMENTS, type Staged, stagedAtom } from './staged.ts';
import { eventsAtom, faultPlanAtom, requestsAtom, twinAtom, widthAtom } from './state.ts';

const EVENTS = ['fp-ready', 'fp-saved', 'fp-entity-changed', 'fp-error', 'fp-dirty', 'fp-reload'] as const;

let eventCount = 0;

/** One element with the knobs' attributes, whose requests pass through the fault switches. */
function Sample({ staged, fetcher, label }: { staged: Staged; fetcher: typeof fetch; label: string }) {
  const { tag, knobs } = staged;
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<FreightElement>(null);
  const log = useSetAtom(eventsAtom);

  useEffect(() => {
    const created: FreightElement = document.createElement(tag);
    created.fetcher = fetcher;
    element.current = created;
    const listener = (event: Event) =>
      log({
        id: ++eventCount,
        time: new Date().toISOString().slice(11, 23),
        type: event.type,
        source: label,
        detail: eventText((event as CustomEvent).detail),
      });
    for (const type of EVENTS) created.addEventListener(type, listener);
    place.current?.append(created);
    return () => created.remove();
  }, [tag, fetcher, label, log]);

  useEffect(() => {
    for (const name of ELEMENTS[tag]) {
      const value = knobs[name];
      if (value === undefined) element.current?.removeAttribute(name);
      else if (element.current?.getAttribute(name) !== value) element.current?.setAttribute(name, value);
    }
  }, [tag, knobs]);

  // Another account has other rights: the element looks again with them.
  const authToken = useSession()?.authToken;
  const shownFor = useRef(authToken);
  useEffect(() => {
    if (shownFor.current === authToken) return;
    shownFor.current = authToken;
    // Before the bundle has arrived there is nothing to look again.
    if (customElements.get(tag)) element.current?.reload();
  }, [tag, authToken]);

  return <div ref={place} className={styles.sample} />;
}

/** The elements under test, on a stage of the chosen width. */
export function Stage() {
  const staged = useAtomValue(stagedAtom);
  const twin = useAtomValue(twinAtom);
  const width = useAtomValue(widthAtom);
  const store = useStore();
  const isNobody = !useSession() && !staged.knobs.token;
  const fetcher = useMemo(
    () =>
      createFaultyFetch({
        plan: () => store.get(faultPlanAtom),
        onHit: () => store.set(faultPlanAtom, (plan) => ({ ...plan, remaining: plan.remaining - 1 })),
        onRequest: (entry) => store.set(requestsAtom, entry),
        actionName,
      }),
    [store],
  );
  return (
    <section
      aria-label="Element under test"
      className={width === undefined ? styles.stage : width === 375 ? styles.phone : styles.tablet}
    >
      {isNobody && (
        <p className={muted}>Nobody is signed in: choose an account under Account, or set a token.</p>
      )}
      <Sample key={staged.tag} staged={staged} fetcher={fetcher} label="first" />
      {twin && <Sample key={`${staged.tag} twin`} staged={staged} fetcher={fetcher} label="second" />}
    </section>
  );
}
