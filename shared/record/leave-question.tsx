import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import type { RecordState } from './state.ts';

interface LeaveQuestionProps {
  state: RecordState;
  loader: { leave(): void; stay(): void };
  /** Number of changes that a leave would lose. */
  unsaved: number;
}

/** What was asked for lies outside the element, so the question may begin out of sight. */
const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

/** Asked before another record takes the place of one with unsaved changes, which stays until it is answered. */
export function LeaveQuestion({ state, loader, unsaved }: LeaveQuestionProps) {
  const text = useText();
  const isAsked = useAtomValue(state.leaveAtom);
  // Whoever takes the changes back has answered: nothing would be lost.
  useEffect(() => {
    if (isAsked && unsaved === 0) loader.leave();
  }, [isAsked, unsaved, loader]);
  return (
    isAsked && (
      <div ref={bringIntoView}>
        <Banner
          kind="warning"
          actions={
            <>
              <Button size="sm" variant="danger" onClick={loader.leave}>
                {text('common.leave.go')}
              </Button>
              <Button size="sm" variant="primary" onClick={loader.stay}>
                {text('common.leave.stay')}
              </Button>
            </>
          }
        >
          <strong>{text('common.leave.title')}</strong> {text('common.leave.text', { count: unsaved })}
        </Banner>
      </div>
    )
  );
}
