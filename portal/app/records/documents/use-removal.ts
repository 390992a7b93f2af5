import { useState } from 'react';
import { requestKeys } from '../../../../shared/client/request-keys.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { adminFailure } from '../../admin/failure-text.ts';
import { removeDocument, restoreDocument } from './api.ts';
import type { Document } from './document.ts';

/** Removes documents, one at a time, and undoes the last removal. */
export function useRemoval(reload: () => Promise<void>, onRestored: (name: string) => void) {
  const [withKey] = useState(requestKeys);
  const [removed, setRemoved] = useState<Document>();
  const [removing, setRemoving] = useState<number>();
  const [isRestoring, setRestoring] = useState(false);
  const [failure, setFailure] = useState<Text>();

  /** `onDone` shows the result before the list does, so that the focus finds its button once the row goes. */
  const change = async (work: () => Promise<unknown>, onDone: () => void): Promise<void> => {
    setFailure(undefined);
    try {
      await work();
      onDone();
    } catch (error) {
      setFailure(adminFailure(error));
    }
    // After a refusal, too: somebody else may have been faster.
    await reload();
  };
  return {
    /** The last one, until it is restored or the message is dismissed. */
    removed,
    /** The id of the one that is being removed. */
    removing,
    isRestoring,
    failure,
    async remove(document: Document) {
      if (removing !== undefined) return;
      setRemoving(document.id);
      const { id, revision } = document;
      const remove = () => withKey({ id, revision }, (key) => removeDocument(document, key));
      await change(remove, () => setRemoved(document));
      setRemoving(undefined);
    },
    async undo() {
      if (!removed) return;
      setRestoring(true);
      const restore = () => withKey({ restored: removed.id }, (key) => restoreDocument(removed, key));
      await change(restore, () => {
        onRestored(removed.name);
        setRemoved(undefined);
      });
      setRestoring(false);
    },
    dismiss() {
      setRemoved(undefined);
      setFailure(undefined);
    },
  };
}
