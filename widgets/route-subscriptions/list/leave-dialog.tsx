import { useAtomValue } from 'jotai';
import { flushSync } from 'react-dom';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { texts } from '../texts/index.ts';
import type { RouteList } from './route-list.ts';
import { recordState, unsavedAtom } from './state.ts';

/** Asks before unsaved work in the drawer is lost. It stands above the drawer, which can't be reached meanwhile. */
export function LeaveDialog({ list }: { list: RouteList }) {
  const text = useText(texts);
  const isAsked = useAtomValue(recordState.leaveAtom);
  const unsaved = useAtomValue(unsavedAtom);
  return (
    <Dialog
      title={text('common.leave.title')}
      open={isAsked}
      onClose={list.drawer.stay}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              // First, because as long as it is open nothing behind it takes the focus back.
              flushSync(list.drawer.stay);
              list.drawer.leave();
            }}
          >
            {text('common.leave.go')}
          </Button>
          <Button variant="primary" onClick={list.drawer.stay}>
            {text('common.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('common.leave.text', { count: unsaved })}</p>
    </Dialog>
  );
}
