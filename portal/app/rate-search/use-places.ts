import { useEffect, useMemo, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { Airport, Port } from '../../../shared/contract/reference.ts';
import { useLocale } from '../../../shared/i18n/use-text.ts';
import { loadAirports, loadPorts } from '../../../shared/reference/lists.ts';
import { type PlaceOption, portOptions } from '../../../shared/reference/port-options.ts';
import { client } from '../client/client.ts';
import { airportOptions } from './airport-option.ts';

export interface Places {
  /** The ports, or the airports. */
  readonly options: readonly PlaceOption[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

type Loaded = { readonly ports?: readonly Port[]; readonly airports?: readonly Airport[] };

/** The places between which a kind of freight goes. Each list is loaded once a page. */
export function usePlaces(isAir: boolean): Places {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded>({});
  const [failed, setFailed] = useState<boolean>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    const load = isAir
      ? loadAirports(client).then((airports) => ({ airports }))
      : loadPorts(client).then((ports) => ({ ports }));
    load.then(
      (more) => isCurrent && setLoaded((before) => ({ ...before, ...more })),
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAir, attempt]);

  const { ports, airports } = loaded;
  const ofPorts = useMemo(() => ports && portOptions(ports, locale), [ports, locale]);
  const ofAirports = useMemo(() => airports && airportOptions(airports), [airports]);
  const options = isAir ? ofAirports : ofPorts;
  return {
    options: options ?? NONE,
    isLoading: !options && !failed,
    hasFailed: failed === true && !options,
    retry: () => setAttempt(attempt + 1),
  };
}

const NONE: readonly PlaceOption[] = [];
