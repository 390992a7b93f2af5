import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import type { DocumentType } from '../../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';

/**
 * `ready`: it can be sent. `refused`: no document can have this file. `waiting`: it is sent after those before it.
 * `sending`: its bytes go. `adding`: they are there, and become a document. `failed`: it can be tried again.
 */
export type UploadState =
  | { is: 'ready' | 'waiting' | 'adding' }
  | { is: 'refused' | 'failed'; why: Text }
  | { is: 'sending'; sentBytes: number };

/** A file that was chosen and is no document yet. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly type: DocumentType;
  readonly visibility: DocumentVisibility;
  readonly state: UploadState;
}

export type UploadEvent =
  | { type: 'chosen'; uploads: readonly Upload[] }
  | { type: 'described'; id: number; as: Partial<Pick<Upload, 'type' | 'visibility'>> }
  | { type: 'discarded' | 'added'; id: number }
  | { type: 'asked'; id?: number }
  | { type: 'moved'; id: number; state: UploadState };

/** Whether somebody could send it now, for the first time or again. */
export const isSendable = ({ state }: Upload): boolean => state.is === 'ready' || state.is === 'failed';

/** Whether it is on its way, or in the queue. */
export const isUnderWay = ({ state: { is } }: Upload): boolean =>
  is === 'waiting' || is === 'sending' || is === 'adding';

/** What becomes of the chosen files. Whatever failed stays. */
export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  const change = (id: number, part: Partial<Upload>) =>
    uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload));
  switch (event.type) {
    case 'chosen':
      return [...uploads, ...event.uploads];
    case 'described':
      return change(event.id, event.as);
    case 'discarded':
    case 'added':
      return uploads.filter(({ id }) => id !== event.id);
    case 'asked':
      return uploads.map((upload) =>
        isSendable(upload) && (event.id === undefined || event.id === upload.id)
          ? { ...upload, state: { is: 'waiting' } }
          : upload,
      );
    case 'moved':
      return change(event.id, { state: event.state });
    default:
      throw new Error(`Unknown event ${(event satisfies never as UploadEvent).type}`);
  }
}
