import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { useSave } from '../../form/use-save.ts';
import { cancelJob } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { isCancellable } from '../sheet-state.ts';
import { texts } from '../texts/index.ts';

interface CancelDialogProps {
  sheet: Pick<RateSheet, 'number' | 'state' | 'jobId'>;
  onClose(): void;
  /** Its end is asked for. */
  onDone(): void;
}

/** Asks whether a sheet that is under way is to be cancelled. */
export function CancelDialog({ sheet, onClose, onDone }: CancelDialogProps) {
  const text = useText(texts);
  const save = useSave();
  const close = () => save.isBusy || onClose();
  const cancel = async () => {
    const step = await save.run({
      parts: () => (isCancellable(sheet) ? [{ id: sheet.jobId! }] : []),
      send: async ({ id }: { id: string }, key: string) => void (await cancelJob(id, key)),
    });
    if (step === 'saved') onDone();
  };
  return (
    <Dialog
      title={text('sheets.cancel.title', { number: String(sheet.number) })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('sheets.cancel.keep')}</Button>
          <Button variant="danger" busy={save.isBusy} onClick={cancel}>
            {text('sheets.cancel.do')}
          </Button>
        </>
      }
    >
      <div className={s.dialog}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <p>{text('sheets.cancel.text')}</p>
      </div>
    </Dialog>
  );
}
