import { useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { ShipmentCharges } from '../../../../shared/contract/shipment-charges.ts';
import { client } from '../../client/client.ts';

/** What the shipment is charged; none while it loads, or where that fails: lines can be typed. */
export function useOpenCharges(shipmentId: number | undefined): ShipmentCharges | undefined {
  const [charges, setCharges] = useState<ShipmentCharges>();
  useEffect(() => {
    setCharges(undefined);
    if (shipmentId === undefined) return;
    const request = new AbortController();
    client
      .action('shipmentCharges', { shipmentId }, ShipmentCharges, { signal: request.signal })
      .then(
        setCharges,
        (error: unknown) => isAborted(error) || console.warn('[portal] No charges of the shipment:', error),
      );
    return () => request.abort();
  }, [shipmentId]);
  return charges;
}
