import { useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { client } from '../../client/client.ts';

/** What the shipment is charged; none while it loads, or where that fails: lines can be typed. */
export function useOpenCharges(shipmentId: number | undefined): RecordCharges | undefined {
  const [charges, setCharges] = useState<RecordCharges>();
  useEffect(() => {
    setCharges(undefined);
    if (shipmentId === undefined) return;
    const request = new AbortController();
    client
      .action('recordCharges', { recordType: 'shipment', recordId: shipmentId }, RecordCharges, {
        signal: request.signal,
      })
      .then(
        setCharges,
        (error: unknown) => isAborted(error) || console.warn('[portal] No charges of the shipment:', error),
      );
    return () => request.abort();
  }, [shipmentId]);
  return charges;
}
