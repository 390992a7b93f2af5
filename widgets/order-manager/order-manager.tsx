import { useAtomValue } from 'jotai';
import { useAttribute } from '../../shared/element/host.ts';
import { GapsNotice } from '../../shared/gaps/gaps-notice.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { LeaveQuestion } from '../../shared/record/leave-question.tsx';
import { Messages } from '../../shared/record/messages.tsx';
import { ToolFrame } from '../../shared/record/tool-frame.tsx';
import { Button } from '../../shared/ui/button/button.tsx';
import { SpinnerOverlay } from '../../shared/ui/spinner/spinner-overlay.tsx';
import * as s from './order-manager.css.ts';
import { useRecordLoader } from './record/use-record-loader.ts';
import { gapsAtom, recordState, unsavedAtom } from './state.ts';
import { texts } from './texts/index.ts';
import { Instructions } from './views/instructions.tsx';
import { OrderCombobox } from './views/order-combobox.tsx';
import { OrderRows } from './views/order-rows.tsx';

/** The Purchase Order and Style Number Manager of one booking or shipment (PO-01). */
export function OrderManager() {
  const text = useText(texts);
  const loader = useRecordLoader();
  const phase = useAtomValue(recordState.phaseAtom);
  const isSaving = useAtomValue(recordState.savingAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const fullScreen = useAttribute('fullScreen', 'boolean');
  const disabled = phase !== 'ready';
  const hasGaps = useAtomValue(gapsAtom) && !disabled;
  const readOnly = isSaving || hasGaps;

  return (
    <SpinnerOverlay busy={phase === 'loading'} label={text('orders.status.loading')} fullScreen={fullScreen}>
      <div className={s.tool}>
        <ToolFrame
          heading={
            <>
              <h2 className={s.heading}>{text('orders.heading')}</h2>
              <Instructions />
            </>
          }
          isClosed={disabled && phase !== 'loading'}
          messages={
            <>
              <Messages state={recordState} onReload={loader.reload} />
              {hasGaps && <GapsNotice onReload={loader.reload} />}
            </>
          }
        >
          <LeaveQuestion state={recordState} loader={loader} unsaved={unsaved} />
          <OrderCombobox disabled={disabled} readOnly={readOnly} />
          <OrderRows disabled={disabled} readOnly={readOnly} />
          <div className={s.saveBar}>
            <Button variant="primary" busy={isSaving} disabled={disabled || hasGaps} onClick={loader.save}>
              {text('orders.save')}
            </Button>
            <p role="status" className={s.quiet}>
              {unsaved > 0 && text('orders.unsaved', { count: unsaved })}
            </p>
          </div>
        </ToolFrame>
      </div>
    </SpinnerOverlay>
  );
}
