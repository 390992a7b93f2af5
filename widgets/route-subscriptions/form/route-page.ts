import { backendOf } from '../../../shared/element/element-client.ts';

/** Where a route is shown: inside the profile, or else with the company whose list leads there (D-56, D-57). */
interface Place {
  readonly apiBase: string | null;
  readonly entityId: number;
  readonly isProfile: boolean;
}

/** SUB-15: the portal's page of a route, as a path on the portal itself. */
export function routePage(id: number, { apiBase, entityId, isProfile }: Place): string {
  const path = isProfile
    ? `/user-profile/route-subscription/productsview/${id}`
    : `/route-subscription/products/productsview/${id}?${new URLSearchParams({ record_id: String(entityId) })}`;
  const portal = backendOf(apiBase).replace(/\/+$/, '');
  return portal === location.origin ? path : portal + path;
}
