import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { useSave } from '../../form/use-save.ts';
import { reissueSheet } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';

interface ReissueDialogProps {
  sheet: Pick<RateSheet, 'id' | 'number' | 'version' | 'state' | 'validFrom' | 'validTo' | 'entityName'>;
  onClose(): void;
  /** The new version is waited for. */
  onDone(sheet: RateSheet): void;
}

/** Says what a new version is made of, and asks for it. */
export function ReissueDialog({ sheet, onClose, onDone }: ReissueDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useSave();
  const { number, version, validFrom, validTo, entityName } = sheet;
  const close = () => save.isBusy || onClose();
  const reissue = async () => {
    let made = null as RateSheet | null;
    await save.run({
      parts: () => [{ id: sheet.id }],
      send: async ({ id }: { id: number }, key: string) => {
        made = await reissueSheet(id, key);
      },
    });
    if (made) onDone(made);
  };
  return (
    <Dialog
      title={text('sheets.reissue.title', { number: String(number) })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button variant="primary" busy={save.isBusy} onClick={reissue}>
            {text('sheets.reissue')}
          </Button>
        </>
      }
    >
      <div className={s.dialog}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <p>
          {text('sheets.reissue.text', {
            company: entityName,
            from: formats.date(validFrom),
            to: formats.date(validTo),
          })}
        </p>
        <p>
          {sheet.state === 'ready'
            ? text('sheets.reissue.stays', { version: String(version) })
            : text('sheets.reissue.instead', { version: String(version) })}
        </p>
      </div>
    </Dialog>
  );
}
