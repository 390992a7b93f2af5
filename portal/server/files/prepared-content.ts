import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { FileStore } from './file-store.ts';
import { createMeasure, type Measured } from './measure.ts';

/** A content that is written to its end, and of which nobody sees anything yet. */
export interface PreparedContent {
  contentId: string;
  measured: Measured;
}

/**
 * Writes a content and reads it again, to know that it is stored as it was sent; leaves nothing of one that fails.
 *
 * @param check is told the size so far, and throws to break off
 * @throws ApiError 422 for an empty content
 */
export async function prepareContent(
  store: FileStore,
  content: AsyncIterable<Uint8Array>,
  check?: (size: number) => void,
): Promise<PreparedContent> {
  const measure = createMeasure(check);
  const contentId = await store.write(measure.pass(content));
  const measured = measure.result();
  try {
    if (measured.size === 0) throw new ApiError(422, 'invalid', reason('fileEmpty'));
    await verify(store, contentId, measured);
  } catch (error) {
    await store.discard(contentId).catch(() => undefined);
    throw error;
  }
  return { contentId, measured };
}

async function verify(store: FileStore, contentId: string, { size, sha256 }: Measured): Promise<void> {
  const stored = createMeasure();
  for await (const _ of stored.pass(store.read(contentId, size)));
  if (stored.result().sha256 !== sha256) throw new Error(`The content ${contentId} was not stored as sent.`);
}
