import { useAtomValue } from 'jotai';
import { useText } from '../../shared/i18n/use-text.ts';
import { LeaveQuestion } from '../../shared/record/leave-question.tsx';
import { Messages } from '../../shared/record/messages.tsx';
import { ToolFrame } from '../../shared/record/tool-frame.tsx';
import { Button } from '../../shared/ui/button/button.tsx';
import * as s from './air-rates.css.ts';
import { isOfCopy, olderText } from './earlier-submission/copy-messages.ts';
import { editorAtom, recordState, unsafeAtom } from './state/element-state.ts';
import { submittedAtom } from './state/form-state.ts';
import { useRecordLoader } from './state/use-record-loader.ts';
import { texts } from './texts/index.ts';
import { DraftBanner } from './views/draft-banner.tsx';
import { FormView } from './views/form-view.tsx';
import { Submitted } from './views/submitted.tsx';
import { ToolDialog } from './views/tools.tsx';

/** Enters and submits sheets of air freight rates (AIR-01). */
export function AirRates() {
  const text = useText(texts);
  const loader = useRecordLoader();
  const editor = useAtomValue(editorAtom);
  const isSubmitted = useAtomValue(submittedAtom);
  const message = useAtomValue(recordState.messageAtom);
  const unsaved = useAtomValue(unsafeAtom);
  const older = message && olderText(message.text);
  return (
    <div className={s.tool}>
      <ToolFrame
        heading={<h2 className={s.heading}>{text('air.title')}</h2>}
        isClosed={!editor}
        messages={
          <>
            <Messages
              state={recordState}
              onReload={loader.reload}
              dismissByClick
              actions={
                editor &&
                message &&
                isOfCopy(message.text) && (
                  <>
                    {older && <span>{text(older)}</span>}
                    <Button size="sm" onClick={editor.undoCopy}>
                      {text('air.undo')}
                    </Button>
                  </>
                )
              }
            />
            {editor && <DraftBanner editor={editor} />}
          </>
        }
      >
        <LeaveQuestion state={recordState} loader={loader} unsaved={unsaved} />
        {editor &&
          (isSubmitted ? (
            <Submitted onAnother={editor.startAnew} />
          ) : (
            <FormView editor={editor} onSubmit={() => void loader.save()} />
          ))}
        {editor && <ToolDialog editor={editor} />}
      </ToolFrame>
    </div>
  );
}
