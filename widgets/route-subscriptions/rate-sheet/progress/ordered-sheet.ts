import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import { poll } from '../../../../shared/client/poll.ts';
import type { Job } from '../../../../shared/contract/jobs.ts';
import type { Host } from '../../../../shared/element/host.ts';
import { downloadFrom } from '../../../../shared/export/download.ts';
import { ServerWords } from '../../../../shared/reasons/server/server-words.ts';
import { warning } from '../../../../shared/record/message.ts';
import { reportError } from '../../../../shared/record/report.ts';
import { createSaver } from '../../../../shared/save/saver.ts';
import { formState, type Ordered } from '../state/form-state.ts';
import { cancelJob, fileAddress, loadJob, sheetOf } from './api.ts';
import { begun, cancelSaveAtom, downloadAtom, type Progress, progressAtom } from './progress.ts';
import { texts } from './texts/index.ts';

/** A sheet that was accepted, until its file is there. */
export interface OrderedSheet {
  /** Shows how far it is from now on, in the place of the one before. */
  follow(ordered: Ordered): void;
  /** Asks again for one whose progress couldn't be had. */
  retry(): void;
  cancel(): Promise<void>;
  download(format: 'xlsx' | 'pdf'): Promise<void>;
  /** Asks no longer; the work goes on. */
  close(): void;
}

/** Whether asking again may help: not after a refusal. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ClientError && (error.status ?? 500) < 500 && error.status !== 429;

export function createOrderedSheet(host: Pick<Host, 'client' | 'store' | 'emit'>): OrderedSheet {
  const { store } = host;
  const target = { host, messageAtom: formState.messageAtom };
  const saver = createSaver((state) => store.set(cancelSaveAtom, state));
  let asking = new AbortController();

  const show = (progress: Progress) => {
    store.set(progressAtom, progress);
    if (progress.step !== 'underWay') asking.abort();
  };

  const showJob = async (of: Ordered, job: Job, signal: AbortSignal) => {
    if (job.state === 'cancelled') return show({ of, step: 'cancelled' });
    if (job.state === 'failed')
      return show({ of, step: 'failed', reason: new ServerWords(job.error ?? '', job.reasons) });
    if (job.state !== 'done') return show({ of, step: 'underWay', job, isLost: false });
    const sheet = await sheetOf(host.client, job, signal);
    if (sheet?.state === 'ready') show({ of, step: 'ready', sheet });
    else show({ of, step: sheet?.state === 'sent' ? 'sent' : 'refused' });
  };

  const follow = (of: Ordered) => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    store.set(progressAtom, begun(of));
    poll(async () => {
      try {
        await showJob(of, await loadJob(host.client, of.jobId, signal), signal);
      } catch (error) {
        if (signal.aborted || isAborted(error)) return;
        console.warn('How far the rate sheet is could not be asked:', error);
        const last = store.get(progressAtom);
        const job = last?.step === 'underWay' ? last.job : null;
        show(isRefusal(error) ? { of, step: 'refused' } : { of, step: 'underWay', job, isLost: true });
      }
    }, signal);
  };

  const cancel = async () => {
    const progress = store.get(progressAtom);
    if (progress?.step !== 'underWay') return;
    const { of } = progress;
    const end = await saver.save({
      parts: () => [{ id: of.jobId }],
      async send({ id }, key) {
        const job = await cancelJob(host.client, id, key);
        if (store.get(progressAtom)?.of === of && job.state !== 'done') await showJob(of, job, asking.signal);
      },
    });
    if (end && 'error' in end)
      reportError(target, { ...warning(texts('sheetForm.error.cancel')), retry: cancel }, end.error);
  };

  const download = async (format: 'xlsx' | 'pdf') => {
    const progress = store.get(progressAtom);
    if (progress?.step !== 'ready' || store.get(downloadAtom)) return;
    store.set(downloadAtom, format);
    try {
      downloadFrom(await fileAddress(host.client, progress.sheet.id, format));
    } catch (error) {
      const message = warning(texts('sheetForm.error.download'));
      reportError(target, { ...message, retry: () => void download(format) }, error);
    } finally {
      store.set(downloadAtom, null);
    }
  };

  return {
    follow,
    retry() {
      const progress = store.get(progressAtom);
      if (progress) follow(progress.of);
    },
    cancel,
    download,
    close: () => asking.abort(),
  };
}
