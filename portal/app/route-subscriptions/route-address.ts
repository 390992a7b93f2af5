/** Where `Add Route` opens filled in with a route and a carrier; undefined where its ports aren't known (MOD-14). */
export function routeAddress(
  { origin, destination }: { origin: number | null; destination: number | null },
  carrier: number | null,
): string | undefined {
  if (origin === null || destination === null) return undefined;
  const query = new URLSearchParams({ origin: String(origin), destination: String(destination) });
  if (carrier !== null) query.set('carrier', String(carrier));
  return `/route-subscription/products/?${query}`;
}
