import { useState } from 'react';
import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { ServerWords } from '../../../../../../shared/reasons/server/server-words.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../../shared/ui/button/button.tsx';
import * as s from '../../imports.css.ts';
import { phaseOf, rowsToWrite } from '../../phase.ts';
import { texts } from '../../texts/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { HiddenParts, RowSum } from './row-sum.tsx';
import { WrongRows } from './wrong-rows.tsx';

interface ReadyRowsProps {
  value: Import;
  onChange(value: Import): void;
}

/** Rows that wait to be written: after the check, or after an import that was stopped half-way. */
export function ReadyRows({ value, onChange }: ReadyRowsProps) {
  const text = useText(texts);
  const [isAsking, setAsking] = useState(false);
  const { counts, job } = value;
  const count = rowsToWrite(value);
  const isStopped = phaseOf(value) === 'stopped';
  const isFailed = isStopped && job.state === 'failed' && job.error !== null;
  return (
    <>
      {isFailed && (
        <Banner kind="error" role="none">
          {text('error.withReason', { reason: new ServerWords(job.error!, job.reasons) })}
        </Banner>
      )}
      <p>
        {isStopped && job.state === 'cancelled' && `${text('imports.stopped.cancelled')} `}
        {isStopped
          ? text('imports.stopped', { written: counts.written, count })
          : text(count > 0 ? 'imports.ready' : 'imports.nothing', { ...counts, count })}
      </p>
      {count > 0 && (
        <div className={s.actions}>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {text(isStopped ? 'imports.goOn' : 'imports.import', { count })}
          </Button>
        </div>
      )}
      <RowSum value={value} />
      {!isStopped && <HiddenParts value={value} />}
      <WrongRows value={value} />
      {isAsking && (
        <ConfirmDialog
          value={value}
          onClose={() => setAsking(false)}
          onBegun={(next) => {
            setAsking(false);
            onChange(next);
          }}
        />
      )}
    </>
  );
}
