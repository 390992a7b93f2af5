import { reason } from '../../../../shared/contract/reasons.ts';
import type { Files } from '../../files/files.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { JobFailure } from '../../jobs/job-kind.ts';
import type { StoredImport } from '../repository.ts';
import type { FileToRead } from './read-thread.ts';

/** The file of an import with all its bytes, for the thread. */
export async function fileToRead(
  files: Pick<Files, 'open'>,
  {
    kind,
    fileId,
    fileName,
    columns,
    locale,
    takesHidden,
  }: Pick<StoredImport, 'kind' | 'fileId' | 'fileName' | 'columns' | 'locale' | 'takesHidden'>,
): Promise<FileToRead> {
  // Whether its admin may read the file was asked when the import began.
  const { file, content } = await files.open({ kind: 'service' }, fileId).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw new JobFailure('its file is gone', { isFinal: true, reason: reason('noFile') });
  });
  const bytes = new Uint8Array(file.size);
  let at = 0;
  for await (const chunk of content) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { kind, name: fileName, locale, columns, takesHidden, bytes: bytes.buffer };
}
