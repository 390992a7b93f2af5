import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useAttribute, useHost } from '../../shared/element/host.ts';
import { GapsNotice } from '../../shared/gaps/gaps-notice.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { LeaveQuestion } from '../../shared/record/leave-question.tsx';
import { Messages } from '../../shared/record/messages.tsx';
import { ToolFrame } from '../../shared/record/tool-frame.tsx';
import { Button } from '../../shared/ui/button/button.tsx';
import { SpinnerOverlay } from '../../shared/ui/spinner/spinner-overlay.tsx';
import * as s from './charges.css.ts';
import { type Role, roleOf } from './record.ts';
import { editorAtom, recordState, unsavedAtom } from './state/element-state.ts';
import { gapsAtom } from './state/list-state.ts';
import { useRecordLoader } from './state/use-record-loader.ts';
import { texts } from './texts/index.ts';
import { EditorView } from './views/editor-view.tsx';
import { Heading } from './views/heading.tsx';

/** The charge lines of one quote or manifest (CHG-01); any other role than admin and agent sees nothing (CHG-05). */
export function Charges() {
  const given = useAttribute('userRole', 'string');
  const role = roleOf(given);
  return role ? <ChargesTool role={role} /> : <NoRole given={given} />;
}

/** The page shows nothing (CHG-05): its developer reads why. */
function NoRole({ given }: { given: string | null }) {
  const { emit } = useHost();
  useEffect(() => {
    const is = given === null ? 'missing' : `"${given}"`;
    const message = `<booking-charges> draws nothing: user-role is ${is}, not admin or agent.`;
    console.warn(message);
    emit('fp-error', { message, code: 'unknown-role' });
  }, [emit, given]);
  return null;
}

function ChargesTool({ role }: { role: Role }) {
  const text = useText(texts);
  const loader = useRecordLoader(role);
  const phase = useAtomValue(recordState.phaseAtom);
  const editor = useAtomValue(editorAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const isStale = useAtomValue(recordState.staleAtom);
  const hasGaps = useAtomValue(gapsAtom) && editor !== null;

  return (
    <SpinnerOverlay busy={phase === 'loading'} label={text('charges.status.loading')}>
      <div className={s.tool} data-loading={phase === 'loading' || undefined}>
        <ToolFrame
          heading={<Heading />}
          isClosed={!editor}
          messages={
            <>
              <Messages
                state={recordState}
                onReload={loader.reload}
                actions={
                  isStale &&
                  editor && (
                    <Button size="sm" variant="primary" onClick={editor.loadCurrent}>
                      {text('charges.stale.load')}
                    </Button>
                  )
                }
              />
              {hasGaps && <GapsNotice onReload={loader.reload} />}
            </>
          }
        >
          <LeaveQuestion state={recordState} loader={loader} unsaved={unsaved} />
          {editor && <EditorView editor={editor} onSave={loader.save} />}
        </ToolFrame>
      </div>
    </SpinnerOverlay>
  );
}
