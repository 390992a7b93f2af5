import { useCallback, useRef, useState } from 'react';
import type { AirRateFormElement } from '../../../widgets/index.d.ts';
import { usePageUrl } from '../modules/list/use-page-url.ts';
import { idsIn } from '../routes/record-id.ts';

/** Parameter of the address: the rates that are renewed, `15,16`. */
const RENEW = 'renew';

interface Renewal {
  /** The rates that are being renewed, or were since the form was last submitted. */
  readonly rates: readonly number[];
  /** Listens to a form, and gives what ends that. */
  listen(form: AirRateFormElement | null): () => void;
}

/**
 * Fills the form with the rates that the address says to renew, as submission `id` and others of its company have them, as soon as
 * it is ready, and takes them out of the address, so that a reload doesn't add them again.
 */
export function useRenewal(id: number | undefined): Renewal {
  const url = usePageUrl();
  const asked = idsIn(new URLSearchParams(url.search).get(RENEW));
  const [done, setDone] = useState<{ readonly submission: number; readonly rates: readonly number[] }>();
  const latest = useRef({ id, url, asked });
  latest.current = { id, url, asked };
  const listen = useCallback((form: AirRateFormElement | null) => {
    const onReady = async () => {
      const { id: submission, url: address, asked: rates } = latest.current;
      if (!form || submission === undefined || rates.length === 0) return;
      setDone((await form.renewRate(submission, rates)) ? { submission, rates } : undefined);
      address.replace((params) => {
        params.delete(RENEW);
        return params;
      });
    };
    const onFormReady = () => void onReady();
    const onSubmitted = () => setDone(undefined);
    form?.addEventListener('fp-ready', onFormReady);
    form?.addEventListener('fp-submitted', onSubmitted);
    return () => {
      form?.removeEventListener('fp-ready', onFormReady);
      form?.removeEventListener('fp-submitted', onSubmitted);
    };
  }, []);
  const isDone = asked.length === 0 && done !== undefined && done.submission === id;
  return { rates: isDone ? done.rates : asked, listen };
}
