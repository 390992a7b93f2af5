import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { ProgressBar, percentOf } from '../../../../../shared/ui/progress-bar/progress-bar.tsx';
import * as s from '../imports.css.ts';
import { texts } from '../texts/index.ts';

interface UploadProgressProps {
  file: Pick<File, 'name' | 'size'>;
  sentBytes: number;
  onCancel(): void;
}

/** How much of a file has gone, and the button that ends it. */
export function UploadProgress({ file, sentBytes, onCancel }: UploadProgressProps) {
  const text = useText(texts);
  const progress = { done: sentBytes, total: file.size };
  return (
    <>
      <ProgressBar label={text('imports.sending', { name: file.name })} progress={progress} />
      <div className={s.actions}>
        <Button onClick={onCancel}>{text('imports.cancel.upload')}</Button>
        <span className={s.quietLine}>{text('common.percent', { percent: percentOf(progress) })}</span>
      </div>
    </>
  );
}
