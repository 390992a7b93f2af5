import * as v from 'valibot';
import type { UploadRatesPayload } from '../../../shared/contract/air-rates-input.ts';
import { plainJson } from '../../../shared/plain-json.ts';

/**
 * An upload that has begun: its key, and by number the content of each chunk that the server has stored. It is kept with
 * the draft, so that the next submit sends only what is missing, also after a reload. `submit.ts` sends the chunks, and
 * decides what follows a failed one.
 */
export interface Upload {
  readonly key: string;
  /** Number of all chunks. */
  readonly chunks: number;
  readonly accepted: Readonly<Record<string, string>>;
}

const Stored = v.object({ key: v.string(), chunks: v.number(), accepted: v.record(v.string(), v.string()) });

export function parseUpload(stored: unknown): Upload | null {
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : null;
}

/** What the server compares of a chunk, as text: all of it but where it stands in its upload. */
export function contentOf({ rates, submissionNotes, charges, recordId }: UploadRatesPayload): string {
  return plainJson({ rates, submissionNotes, charges, recordId });
}

/** A sheet as it is to be sent: the payload of each chunk without what names the upload. */
export type Chunk = Omit<UploadRatesPayload, 'uploadKey'>;

/**
 * The upload that these chunks go on with: the former one where every chunk that it has stored is still the same, else a
 * new one, since a stored chunk can't be changed.
 */
export function uploadFor(former: Upload | null, chunks: readonly Chunk[], newKey: () => string): Upload {
  const isSame =
    former?.chunks === chunks.length &&
    Object.entries(former.accepted).every(([number, content]) => {
      const chunk = chunks[Number(number) - 1];
      return chunk !== undefined && contentOf({ ...chunk, uploadKey: former.key }) === content;
    });
  return isSame ? former : { key: newKey(), chunks: chunks.length, accepted: {} };
}

/** The upload with a chunk that the server has stored. */
export const withAccepted = (upload: Upload, payload: UploadRatesPayload): Upload => ({
  ...upload,
  accepted: { ...upload.accepted, [payload.chunk]: contentOf(payload) },
});
