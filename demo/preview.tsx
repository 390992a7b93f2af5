import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { FreightElement } from '../widgets/index.d.ts';
import { actionName, useSession } from './api.ts';
import { eventText } from './event-text.ts';
import { createFaultyFetch } from './faulty-fetch.ts';
import { lookAtom } from './look.ts';
import { muted } from './parts.css.ts';
import * as styles from './preview.css.ts';
import { ELEMENTS, type ShownElement, shownElementAtom } from './shown-element.ts';
import { eventsAtom, faultPlanAtom, requestsAtom, twinAtom, widthAtom } from './state.ts';

const EVENTS = [
  'fp-ready',
  'fp-saved',
  'fp-deleted',
  'fp-close',
  'fp-accepted',
  'fp-submitted',
  'fp-draft',
  'fp-entity-changed',
  'fp-error',
  'fp-dirty',
  'fp-reload',
  'fp-timing',
] as const;

let eventCount = 0;

/** One element with the chosen attributes, whose requests pass through the fault switches. */
function Sample({
  element,
  fetcher,
  label,
}: {
  element: ShownElement;
  fetcher: typeof fetch;
  label: string;
}) {
  const { tag, attributes } = element;
  const place = useRef<HTMLDivElement>(null);
  const created = useRef<FreightElement>(null);
  const log = useSetAtom(eventsAtom);

  useEffect(() => {
    const node: FreightElement = document.createElement(tag);
    node.fetcher = fetcher;
    created.current = node;
    const listener = (event: Event) =>
      log({
        id: ++eventCount,
        time: new Date().toISOString().slice(11, 23),
        type: event.type,
        source: label,
        detail: eventText((event as CustomEvent).detail),
      });
    for (const type of EVENTS) node.addEventListener(type, listener);
    place.current?.append(node);
    return () => node.remove();
  }, [tag, fetcher, label, log]);

  useEffect(() => {
    for (const name of ELEMENTS[tag]) {
      const value = attributes[name];
      if (value === undefined) created.current?.removeAttribute(name);
      else if (created.current?.getAttribute(name) !== value) created.current?.setAttribute(name, value);
    }
  }, [tag, attributes]);

  // Another account has other rights: the element looks again with them.
  const authToken = useSession()?.authToken;
  const shownFor = useRef(authToken);
  useEffect(() => {
    if (shownFor.current === authToken) return;
    shownFor.current = authToken;
    // Before the bundle has arrived there is nothing to look again.
    if (customElements.get(tag)) created.current?.reload();
  }, [tag, authToken]);

  return <div ref={place} className={styles.sample} />;
}

/** The elements under test, in the chosen width. */
export function Preview() {
  const element = useAtomValue(shownElementAtom);
  const twin = useAtomValue(twinAtom);
  const width = useAtomValue(widthAtom);
  const look = useAtomValue(lookAtom);
  const store = useStore();
  const isNobody = !useSession() && !element.attributes.token;
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
      style={look as CSSProperties}
      className={width === undefined ? styles.preview : width === 375 ? styles.phone : styles.tablet}
    >
      {isNobody && (
        <p className={muted}>Nobody is signed in: choose an account under Account, or set a token.</p>
      )}
      <Sample key={element.tag} element={element} fetcher={fetcher} label="first" />
      {twin && <Sample key={`${element.tag} twin`} element={element} fetcher={fetcher} label="second" />}
    </section>
  );
}
