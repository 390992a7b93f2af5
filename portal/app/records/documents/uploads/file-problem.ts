import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import {
  DOCUMENT_BYTES,
  DOCUMENT_KINDS,
  DOCUMENT_MB,
  mediaTypeByName,
} from '../../../../../shared/trade/document-files.ts';
import { texts } from '../texts/index.ts';

/** What speaks against a file before it is sent; the server looks into it as well. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): Text | undefined {
  if (!mediaTypeByName(name)) return texts('documents.file.kind', { kinds: DOCUMENT_KINDS });
  if (size === 0) return texts('documents.file.empty');
  if (size > DOCUMENT_BYTES) return texts('documents.file.tooLarge', { megabytes: DOCUMENT_MB });
  return undefined;
}
