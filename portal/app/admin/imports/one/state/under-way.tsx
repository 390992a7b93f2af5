import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../../../shared/ui/progress-bar/progress-bar.tsx';
import { useSave } from '../../../../form/use-save.ts';
import { adminFailure } from '../../../failure-text.ts';
import { cancelJob } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { texts } from '../../texts/index.ts';

interface UnderWayProps {
  value: Import;
  onChange(value: Import): void;
}

/** A check or an import that goes on: how far it is, and the button that ends it. */
export function UnderWay({ value, onChange }: UnderWayProps) {
  const text = useText(texts);
  const save = useSave();
  const { job, state } = value;
  const { progress } = job;
  const isWriting = state === 'importing';
  const isCancelling = save.isBusy || job.isCancelling;

  const cancel = () =>
    save.run({
      parts: () => [{ id: job.id }],
      send: async ({ id }: { id: string }, key: string) =>
        onChange({ ...value, job: await cancelJob(id, key) }),
    });
  return (
    <>
      <ProgressBar
        label={text(isWriting ? 'imports.heading.importing' : 'imports.heading.checking')}
        progress={progress}
      />
      <p className={s.quietLine}>
        {progress
          ? text('imports.progress', progress)
          : text(
              job.state === 'running' && !isWriting ? 'imports.progress.reading' : 'imports.progress.none',
            )}{' '}
        {text(isWriting ? 'imports.leave.importing' : 'imports.leave.checking')}
      </p>
      {'error' in save.state && (
        <Banner kind="error" onRetry={cancel}>
          {text(adminFailure(save.state.error))}
        </Banner>
      )}
      <div className={s.actions}>
        <Button busy={isCancelling} onClick={cancel}>
          {text(
            isCancelling
              ? 'imports.cancelling'
              : isWriting
                ? 'imports.cancel.import'
                : 'imports.cancel.check',
          )}
        </Button>
      </div>
    </>
  );
}
