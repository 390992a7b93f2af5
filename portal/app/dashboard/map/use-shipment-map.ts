import { useEffect, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { ShipmentMapAnswer } from '../../../../shared/contract/shipment-map.ts';

export interface LoadingMap {
  answer: ShipmentMapAnswer | undefined;
  error: unknown;
  retry(): void;
}

/** Counts the open shipments by where they are bound for. */
export function useShipmentMap(client: Client): LoadingMap {
  const [answer, setAnswer] = useState<ShipmentMapAnswer>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    client.action('mapShipments', {}, ShipmentMapAnswer, { signal }).then(
      (given) => {
        setAnswer(given);
        setError(undefined);
      },
      (failure: unknown) => {
        if (!isAborted(failure)) setError(failure);
      },
    );
    return () => request.abort();
  }, [client, attempt]);

  return { answer, error, retry: () => setAttempt(attempt + 1) };
}
