import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useAttribute, useHost } from '../../../shared/element/host.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { PlaceOption } from '../../../shared/reference/port-options.ts';
import type { RouteListEvents } from '../events.ts';
import { optionsAtom, referenceAtom } from '../reference/reference-state.ts';
import { isId, NO_VALUES } from '../route.ts';
import { createRouteList, type RouteList } from './route-list.ts';
import { loadedAtom, recordState, unsavedAtom } from './state.ts';

/** The work of this element, bound to its attributes and its events. */
export function useRouteList(): RouteList {
  const host = useHost<RouteListEvents>();
  const [list] = useState(() => createRouteList(host));
  const recordId = useAttribute('recordId', 'number');
  const isProfile = useAttribute('profile', 'boolean');
  const rateProfile = useAttribute('rateProfile', 'number');

  useEffect(() => {
    list.request(isId(recordId) ? { entityId: recordId, isProfile, rateProfile } : undefined);
  }, [list, recordId, isProfile, rateProfile]);
  useRecord({ state: recordState, loader: list, editor: useAtomValue(loadedAtom), unsavedAtom });
  useRouteOfPage(list);
  return list;
}

/** Opens `Add Route` with the route that the page names, once for each that it names. */
function useRouteOfPage(list: RouteList): void {
  const { store } = useHost();
  const loaded = useAtomValue(loadedAtom);
  const origin = useAttribute('origin', 'number');
  const destination = useAttribute('destination', 'number');
  const carrier = useAttribute('carrier', 'number');
  const opened = useRef('');

  useEffect(() => {
    const named = [origin, destination, carrier].join();
    if (!loaded || opened.current === named) return;
    opened.current = named;
    if (![origin, destination, carrier].some(isId)) return;
    const { portOptions, carrierOptions } = store.get(optionsAtom);
    const areLoaded = store.get(referenceAtom).step === 'loaded';
    // A page may name what there isn't.
    const known = (id: number | null, options: readonly PlaceOption[]) =>
      isId(id) && (!areLoaded || options.some((option) => option.id === id)) ? id : null;
    list.drawer.openNew({
      ...NO_VALUES,
      originPort: known(origin, portOptions),
      destinationPort: known(destination, portOptions),
      carrier: known(carrier, carrierOptions),
    });
  }, [list, store, loaded, origin, destination, carrier]);
}
