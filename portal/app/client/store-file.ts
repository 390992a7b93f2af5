import * as v from 'valibot';
import { callAsUser } from '../session/call-as-user.ts';
import { uploadFetcher } from './client.ts';

/** As long as the server waits for the largest file. */
const UPLOAD_MS = 300_000;

const StoredFile = v.object({ id: v.string() });

interface Storing {
  /** Stays the same for a second try of the same file. */
  key: string;
  /** Seconds after which the server deletes it. */
  expiresIn: number;
  signal: AbortSignal;
  /** Is told how many bytes have gone. */
  onProgress(sentBytes: number): void;
}

/** Stores a file for the caller's company, and answers its id. Throws `ClientError`. */
export async function storeFile(
  file: File,
  { key, expiresIn, signal, onProgress }: Storing,
): Promise<string> {
  const query = new URLSearchParams({ name: file.name, expiresIn: String(expiresIn) });
  const call = {
    request: 'file',
    url: `/api/files?${query}`,
    headers: { 'idempotency-key': key },
    body: file,
    timeout: UPLOAD_MS,
    fetcher: uploadFetcher(onProgress),
  };
  return (await callAsUser(StoredFile, call, signal)).id;
}
