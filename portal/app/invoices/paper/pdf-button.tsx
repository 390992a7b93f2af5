import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import type { PaperRequest } from '../../../../shared/contract/papers.ts';
import { download } from '../../../../shared/export/download.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { client } from '../../client/client.ts';
import { downloadFile } from '../../client/download-file.ts';
import { texts } from './texts/index.ts';

interface PdfButtonProps {
  asked: PaperRequest;
  /** The file's, without ending. */
  name: string;
}

/** MOD-09: the document of the page as a PDF, which the server makes. */
export function PdfButton({ asked, name }: PdfButtonProps) {
  const text = useText(texts);
  const locale = useLocale();
  const [step, setStep] = useState<'idle' | 'running' | 'failed'>('idle');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setStep('running');
    try {
      const body = { ...asked, language: locale };
      const file = await downloadFile(client, { request: 'paper', path: '/api/papers', body }, { signal });
      download(file, `${name}.pdf`);
      setStep('idle');
    } catch (error) {
      if (isAborted(error)) return;
      console.warn('[portal] The PDF could not be made:', error);
      setStep('failed');
    }
  };
  return (
    <>
      <Button busy={step === 'running'} onClick={save}>
        {text('paper.pdf')}
      </Button>
      {step === 'failed' && (
        <Banner kind="error" onRetry={save}>
          {text('paper.pdfFailed')}
        </Banner>
      )}
    </>
  );
}
