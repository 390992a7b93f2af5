import { useEffect, useState } from 'react';
import { isAborted } from '../../../../../shared/client/client-error.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { isPicture } from '../../../../../shared/trade/document-files.ts';
import { Banner } from '../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../shared/ui/dialog/dialog.tsx';
import { SpinnerOverlay } from '../../../../../shared/ui/spinner/spinner-overlay.tsx';
import { adminFailure } from '../../../admin/failure-text.ts';
import { addressOf } from '../api.ts';
import type { Document } from '../document.ts';
import * as s from '../documents.css.ts';
import { texts } from '../texts/index.ts';

interface PreviewDialogProps {
  document: Document;
  onClose(): void;
  onDownload(): void;
}

/** `addressed`: a picture is on its way. The viewer of PDFs shows itself how far it is. */
type Preview = { is: 'loading' } | { is: 'failed'; why: Text } | { is: 'addressed' | 'shown'; url: string };

/** A PDF in the browser's own viewer, or a picture. */
export function PreviewDialog({ document, onClose, onDownload }: PreviewDialogProps) {
  const text = useText(texts);
  const [preview, setPreview] = useState<Preview>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isPdf = !isPicture(document.mediaType);
  const isUnsupported = isPdf && !navigator.pdfViewerEnabled;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (isUnsupported) return;
    const request = new AbortController();
    setPreview({ is: 'loading' });
    addressOf(document, 'show', request.signal).then(
      (url) => request.signal.aborted || setPreview({ is: isPdf ? 'shown' : 'addressed', url }),
      (error: unknown) => isAborted(error) || setPreview({ is: 'failed', why: adminFailure(error) }),
    );
    return () => request.abort();
  }, [document.fileId, isPdf, isUnsupported, attempt]);

  const isBusy = !isUnsupported && (preview.is === 'loading' || preview.is === 'addressed');
  return (
    <Dialog
      title={document.name}
      open
      wide={isUnsupported ? false : 'full'}
      onClose={onClose}
      actions={<Button onClick={onDownload}>{text('documents.download')}</Button>}
    >
      {isUnsupported && <p>{text('documents.noPreview')}</p>}
      {preview.is === 'failed' && (
        <Banner kind="error" onRetry={() => setAttempt(attempt + 1)}>
          {text(preview.why)}
        </Banner>
      )}
      {!isUnsupported && preview.is !== 'failed' && (
        <SpinnerOverlay busy={isBusy} label={text('common.loading')}>
          <div className={s.preview}>
            {'url' in preview && isPdf && (
              <iframe className={s.frame} title={document.name} src={preview.url} />
            )}
            {'url' in preview && !isPdf && (
              <img
                className={s.picture}
                alt={document.name}
                src={preview.url}
                onLoad={() => setPreview({ is: 'shown', url: preview.url })}
                onError={() => setPreview({ is: 'failed', why: texts('documents.notShown') })}
              />
            )}
          </div>
        </SpinnerOverlay>
      )}
    </Dialog>
  );
}
