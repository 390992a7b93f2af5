import { useRef, useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { shipments } from '../../../../lists/definitions/shipments.ts';
import type { ListHandle } from '../../../modules/list/module-list.tsx';
import { ModulePage } from '../../../modules/page/module-page.tsx';
import { useListViewer } from '../../../modules/page/use-list-viewer.ts';
import { NONE_SAVED, SavedNotice, withSaved } from '../../many/saved-notice.tsx';
import { texts } from '../../texts/index.ts';
import { ManyMilestonesDialog } from './many-milestones-dialog.tsx';

/** `/shipments` (MOD-02): agents and admins record what happened to several at once. */
export function ShipmentsPage() {
  const text = useText(texts);
  const { role } = useListViewer();
  const list = useRef<ListHandle>(null);
  const [ids, setIds] = useState<readonly number[]>();
  /** Whose milestone was saved since the dialog was opened last, by all tries. */
  const [saved, setSaved] = useState(NONE_SAVED);
  const ask = (chosen: ReadonlySet<number>) => {
    setSaved(NONE_SAVED);
    isDone.current = false;
    setIds([...chosen]);
  };
  const isDone = useRef(false);
  const close = () => {
    setIds(undefined);
    // Pressed once more, the next milestone of the same shipments would be recorded.
    if (isDone.current) list.current?.clearSelection();
  };
  return (
    <ModulePage
      title="menu.shipments"
      views={[shipments]}
      changes={
        role && {
          ref: list,
          selectionActions: (chosen) => (
            <Button onClick={() => ask(chosen)}>{text('record.many.record')}</Button>
          ),
          notice: (
            <>
              <SavedNotice
                of={saved}
                words={text('record.many.saved', { count: saved.count })}
                onDismiss={() => setSaved(NONE_SAVED)}
              />
              {ids && (
                <ManyMilestonesDialog
                  ids={ids}
                  onClose={close}
                  onSaved={(count, left) => {
                    setSaved((before) => withSaved(before, count, left));
                    isDone.current = true;
                    list.current?.reload();
                  }}
                />
              )}
            </>
          ),
        }
      }
    />
  );
}
