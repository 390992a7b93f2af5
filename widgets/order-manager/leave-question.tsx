import { useAtomValue } from 'jotai';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/button/button.tsx';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import type { Manager } from './manager.ts';
import { leaveAtom, unsavedAtom } from './state.ts';

/** Asked before another record takes the place of one with unsaved changes. */
export function LeaveQuestion({ manager }: { manager: Manager }) {
  const text = useText();
  const isAsked = useAtomValue(leaveAtom);
  const count = useAtomValue(unsavedAtom);
  return (
    <Dialog
      title={text('orders.leave.title')}
      open={isAsked}
      onClose={manager.stay}
      actions={
        <>
          <Button variant="danger" onClick={manager.leave}>
            {text('orders.leave.go')}
          </Button>
          <Button variant="primary" onClick={manager.stay}>
            {text('orders.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('orders.leave.text', { count })}</p>
    </Dialog>
  );
}
