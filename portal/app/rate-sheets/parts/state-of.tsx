import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ServerWords } from '../../../../shared/reasons/server/server-words.ts';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import * as s from '../rate-sheets.css.ts';
import { isUnderWay, STATES } from '../sheet-state.ts';
import { texts } from '../texts/index.ts';

/** Where a sheet stands, in a word; how far it is, or why it failed. */
export function StateOf({ sheet }: { sheet: RateSheet }) {
  const text = useText(texts);
  const { state, progress, error, reasons, number } = sheet;
  return (
    <span className={s.state}>
      <span className={s.badge}>
        <StatusBadge of={state} states={STATES} />
      </span>
      {isUnderWay(sheet) && (
        <ProgressBar label={text('sheets.progress', { number: String(number) })} progress={progress} />
      )}
      {state === 'failed' && error && (
        <span className={s.reason}>
          {text('error.withReason', { reason: new ServerWords(error, reasons) })}
        </span>
      )}
      {state === 'sent' && <span className={s.note}>{text('sheets.sent')}</span>}
    </span>
  );
}
