/** Creations at the server at the same time. */
const CONCURRENCY = 4;

/** At the server several at a time. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
