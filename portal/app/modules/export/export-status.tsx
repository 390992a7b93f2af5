import { ClientError } from '../../../../shared/client/client-error.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { useDelayed } from '../../../../shared/ui/hooks/use-delayed.ts';
import { Spinner } from '../../../../shared/ui/spinner/spinner.tsx';
import { LiveRegion } from '../../../../shared/ui/visually-hidden/live-region.tsx';
import { texts } from '../../../lists/texts/index.ts';
import * as s from './export-status.css.ts';
import type { ListExport } from './use-export.ts';

const MB = 1_000_000;
/** A short list is there before anybody could read that it is on its way. */
const SHOWN_AFTER_MS = 400;

/** How far an export is, with the way to end it; why it failed, with the way to try again. */
export function ExportStatus({ phase, start, cancel }: ListExport) {
  const text = useText(texts);
  const formats = useFormats();
  const isShown = useDelayed(phase.step === 'running', SHOWN_AFTER_MS);
  const task = phase.step === 'idle' ? undefined : phase.task;
  const what =
    task?.count === undefined ? text('list.export.all') : text('list.count', { count: task.count });
  const running = isShown ? text('list.export.running', { what }) : '';
  return (
    <>
      <LiveRegion message={phase.step === 'done' ? text('list.export.done', { what }) : running} />
      {phase.step === 'running' && isShown && (
        <div className={s.running}>
          <Spinner />
          <span>{running}</span>
          <Button size="sm" onClick={cancel}>
            {text('list.export.cancel')}
          </Button>
          <span className={s.size}>
            {phase.bytes > 0 &&
              text('list.export.size', {
                size: formats.number(phase.bytes / MB, {
                  minimumFractionDigits: 1,
                  maximumFractionDigits: 1,
                }),
              })}
          </span>
        </div>
      )}
      {phase.step === 'failed' && (
        <div className={s.failed}>
          <Banner kind="error" onRetry={() => start(phase.task)} onDismiss={cancel}>
            <FailureText error={phase.error} />
          </Banner>
        </div>
      )}
    </>
  );
}

/** What the server says of the reason, which tells what to do. */
function FailureText({ error }: { error: unknown }) {
  const text = useText(texts);
  const { code, serverWords } = error instanceof ClientError ? error : {};
  if (code === 'session-expired') return text('error.sessionExpired');
  // The server's words are for whoever writes a query.
  if (serverWords?.reasons.some((reason) => reason.code === 'tooSlow')) return text('list.export.tooSlow');
  return serverWords?.reasons.length
    ? text('error.withReason', { reason: serverWords })
    : text('list.export.failed');
}
