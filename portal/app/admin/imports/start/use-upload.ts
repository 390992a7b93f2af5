import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadFile } from '../api.ts';

/** Sends one file at a time, and gives it up when its page is left. */
export function useUpload() {
  const [sentBytes, setSentBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  return {
    /** How many bytes have gone; undefined while no file is sent. */
    sentBytes,
    /** Answers the id of the stored file. */
    async send(file: File, key: string): Promise<string> {
      running.current = new AbortController();
      setSentBytes(0);
      try {
        return await uploadFile(file, key, running.current.signal, setSentBytes);
      } finally {
        setSentBytes(undefined);
      }
    },
    /** Ends it; what is sent then fails as aborted. */
    cancel,
  };
}
