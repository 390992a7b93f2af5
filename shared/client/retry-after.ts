/** How long an answer asks to wait by its `Retry-After`, which is seconds or a date; milliseconds, undefined where it doesn't say. */
export function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const delay = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined;
}
