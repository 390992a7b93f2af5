import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../../shared/ui/dialog/dialog.tsx';
import { useSave } from '../../../../form/use-save.ts';
import * as a from '../../../admin.css.ts';
import { adminFailure } from '../../../failure-text.ts';
import { applyImport } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { KIND_NAMES } from '../../kinds.ts';
import { rowsToWrite } from '../../phase.ts';
import { texts } from '../../texts/index.ts';

interface ConfirmDialogProps {
  value: Import;
  onClose(): void;
  /** The rows are being written. */
  onBegun(value: Import): void;
}

/** Says in numbers what an import does, and begins it. */
export function ConfirmDialog({ value, onClose, onBegun }: ConfirmDialogProps) {
  const text = useText(texts);
  const save = useSave();
  const { counts, kind } = value;
  const count = rowsToWrite(value);
  const close = () => save.isBusy || onClose();
  const begin = async () => {
    let begun: Import | undefined;
    await save.run({
      parts: () => [{ id: value.id }],
      send: async ({ id }: { id: string }, key: string) => {
        begun = await applyImport(id, key);
      },
    });
    if (begun) onBegun(begun);
  };
  return (
    <Dialog
      title={text('imports.confirm', { count })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button variant="primary" busy={save.isBusy} onClick={begin}>
            {text('imports.import', { count })}
          </Button>
        </>
      }
    >
      <div className={s.dialog}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <p>
          {counts.written > 0
            ? text('imports.confirm.rest', { written: counts.written, count })
            : text('imports.confirm.counts', { ...counts, kind: text(KIND_NAMES[kind]) })}
        </p>
        {counts.wrong > 0 && <p>{text('imports.confirm.wrong', { count: counts.wrong })}</p>}
        <p className={a.quiet}>{text('imports.confirm.final')}</p>
      </div>
    </Dialog>
  );
}
