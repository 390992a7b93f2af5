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
import { editorAtom, gapsAtom, recordState, unsavedAtom, unsavedStylesAtom } from './state.ts';
import { texts } from './texts/index.ts';
import { Instructions } from './views/instructions.tsx';
import { OrderCombobox } from './views/order-combobox.tsx';
import { OrderRows } from './views/order-rows.tsx';
import { OthersBanner } from './views/others-banner.tsx';
import { isUndo, UndoButton } from './views/undo-button.tsx';

/** The Purchase Order and Style Number Manager of one booking or shipment (PO-01). */
export function OrderManager() {
  const text = useText(texts);
  const loader = useRecordLoader();
  const phase = useAtomValue(recordState.phaseAtom);
  const isSaving = useAtomValue(recordState.savingAtom);
  const editor = useAtomValue(editorAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const fullScreen = useAttribute('fullScreen', 'boolean');
  const disabled = phase !== 'ready';
  const hasGaps = useAtomValue(gapsAtom) && !disabled;
  const readOnly = isSaving || hasGaps;

  return (
    <SpinnerOverlay busy={phase === 'loading'} label={text('orders.status.loading')} fullScreen={fullScreen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z, wherever the focus is */}
      <div
        className={s.tool}
        onKeyDown={(event) => {
          if (disabled || readOnly || !isUndo(event)) return;
          event.preventDefault();
          editor?.undo();
        }}
      >
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
          <OthersBanner />
          <OrderCombobox disabled={disabled} readOnly={readOnly} />
          <OrderRows disabled={disabled} readOnly={readOnly} />
          <div className={s.saveBar}>
            <Button variant="primary" busy={isSaving} disabled={disabled || hasGaps} onClick={loader.save}>
              {text('orders.save')}
            </Button>
            <p role="status" className={s.unsaved}>
              <Unsaved />
            </p>
            <UndoButton disabled={disabled || readOnly} />
          </div>
        </ToolFrame>
      </div>
    </SpinnerOverlay>
  );
}

/** How much isn't saved, and what that is. */
function Unsaved() {
  const text = useText(texts);
  const count = useAtomValue(unsavedAtom);
  const { added, removed } = useAtomValue(unsavedStylesAtom);
  if (count === 0) return null;
  const both = added > 0 && removed > 0 ? 'yes' : 'no';
  return text('orders.unsavedOf', {
    count: texts('orders.unsaved', { count }),
    what: texts('orders.unsavedStyles', { added, removed, both }),
  });
}
