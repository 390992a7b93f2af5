import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { Banner } from '../../shared/ui/banner/banner.tsx';
import { Button } from '../../shared/ui/button/button.tsx';
import type { Manager } from './manager.ts';
import { leaveAtom, unsavedAtom } from './state.ts';

/** What was asked for lies outside the element, so the question may begin out of sight. */
const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

/** Asked before another record takes the place of one with unsaved changes, which stays until it is answered. */
export function LeaveQuestion({ manager }: { manager: Manager }) {
  const text = useText();
  const isAsked = useAtomValue(leaveAtom);
  const count = useAtomValue(unsavedAtom);
  // Whoever takes the changes back has answered: nothing would be lost.
  useEffect(() => {
    if (isAsked && count === 0) manager.leave();
  }, [isAsked, count, manager]);
  return (
    isAsked && (
      <div ref={bringIntoView}>
        <Banner
          kind="warning"
          actions={
            <>
              <Button size="sm" variant="danger" onClick={manager.leave}>
                {text('orders.leave.go')}
              </Button>
              <Button size="sm" variant="primary" onClick={manager.stay}>
                {text('orders.leave.stay')}
              </Button>
            </>
          }
        >
          <strong>{text('orders.leave.title')}</strong> {text('orders.leave.text', { count })}
        </Banner>
      </div>
    )
  );
}
