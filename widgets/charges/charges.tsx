import { useAtomValue } from 'jotai';
import { useAttribute } from '../../shared/element/host.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Alerts } from '../../shared/record/alerts.tsx';
import { LeaveQuestion } from '../../shared/record/leave-question.tsx';
import { alertAtom, phaseAtom } from '../../shared/record/state.ts';
import { ToolFrame } from '../../shared/record/tool-frame.tsx';
import { Button } from '../../shared/ui/button/button.tsx';
import { SpinnerOverlay } from '../../shared/ui/spinner/spinner-overlay.tsx';
import * as s from './charges.css.ts';
import { type Role, roleOf } from './editor/record.ts';
import { useRecordLoader } from './editor/use-record-loader.ts';
import { editorAtom, staleAtom, unsavedAtom } from './state.ts';
import { texts } from './texts/index.ts';
import { EditorView } from './views/editor-view.tsx';
import { Heading } from './views/heading.tsx';

/** The charge lines of one quote or manifest (CHG-01); any other role than admin and agent sees nothing (CHG-05). */
export function Charges() {
  const role = roleOf(useAttribute('userRole', 'string'));
  return role && <ChargesTool role={role} />;
}

function ChargesTool({ role }: { role: Role }) {
  const text = useText(texts);
  const loader = useRecordLoader(role);
  const phase = useAtomValue(phaseAtom);
  const editor = useAtomValue(editorAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const isStale = useAtomValue(staleAtom);
  const alert = useAtomValue(alertAtom);
  // A failed save can be tried again; so can nothing else that is told here.
  const onRetry = alert?.text.id === 'charges.error.save' ? loader.save : undefined;

  return (
    <SpinnerOverlay busy={phase === 'loading'} label={text('charges.status.loading')}>
      <div className={s.tool} data-loading={phase === 'loading' || undefined}>
        <ToolFrame
          heading={<Heading />}
          isClosed={!editor}
          messages={
            <Alerts
              onReload={loader.reload}
              onRetry={onRetry}
              actions={
                isStale &&
                editor && (
                  <Button size="sm" variant="primary" onClick={editor.loadCurrent}>
                    {text('charges.stale.load')}
                  </Button>
                )
              }
            />
          }
        >
          <LeaveQuestion loader={loader} unsaved={unsaved} />
          {editor && <EditorView editor={editor} onSave={loader.save} />}
        </ToolFrame>
      </div>
    </SpinnerOverlay>
  );
}
