import { useEffect, useState } from 'react';
import { PLANNED } from '../../../lists/definitions/deliveries.ts';
import { usePageUrl } from '../../modules/list/use-page-url.ts';

/** The delivery that the address asks to plan anew. It leaves the address, so that a reload doesn't ask again. */
export function useAskedDelivery(): number | undefined {
  const url = usePageUrl();
  const [asked] = useState(() => Number(new URLSearchParams(url.search).get(PLANNED)) || undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything else changes the address
  useEffect(() => {
    if (asked === undefined) return;
    url.replace((params) => {
      params.delete(PLANNED);
      return params;
    });
  }, []);
  return asked;
}
