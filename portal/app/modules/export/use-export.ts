import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { isAborted } from '../../../../shared/client/client-error.ts';
import type { ExportInput } from '../../../../shared/contract/exports.ts';
import { download } from '../../../../shared/export/download.ts';
import { exportFileName } from '../../../../shared/export/file-name.ts';
import { downloadFile } from '../../client/download-file.ts';

/** What is exported. */
export interface ExportTask {
  input: ExportInput;
  /** Name of the list, which the file is named after. */
  title: string;
  /** Its number of records, where that is known. */
  count: number | undefined;
}

export type ExportPhase =
  | { step: 'idle' }
  | { step: 'running'; task: ExportTask; bytes: number }
  | { step: 'done'; task: ExportTask }
  | { step: 'failed'; task: ExportTask; error: unknown };

export interface ListExport {
  phase: ExportPhase;
  start(task: ExportTask): void;
  cancel(): void;
}

/** The export of a list; it ends with the page of the list. */
export function useExport(client: Client): ListExport {
  const [phase, setPhase] = useState<ExportPhase>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (task: ExportTask) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setPhase({ step: 'running', task, bytes: 0 });
    try {
      const file = await downloadFile(
        client,
        { request: 'export', path: '/api/exports', body: task.input },
        { signal, onBytes: (bytes) => signal.aborted || setPhase({ step: 'running', task, bytes }) },
      );
      download(file, exportFileName([task.title], new Date(), task.input.format));
      setPhase({ step: 'done', task });
    } catch (error) {
      if (isAborted(error)) return;
      console.warn('[portal] The list could not be exported:', error);
      setPhase({ step: 'failed', task, error });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setPhase({ step: 'idle' });
  };
  return { phase, start, cancel };
}
