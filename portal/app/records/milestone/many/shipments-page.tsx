import { useRef, useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { shipments } from '../../../../lists/definitions/shipments.ts';
import type { ListHandle } from '../../../modules/list/module-list.tsx';
import { ModulePage } from '../../../modules/page/module-page.tsx';
import { useListViewer } from '../../../modules/page/use-list-viewer.ts';
import { texts } from '../../texts/index.ts';
import { ManyMilestonesDialog } from './many-milestones-dialog.tsx';

/** `/shipments` (MOD-02): agents and admins record what happened to several at once. */
export function ShipmentsPage() {
  const text = useText(texts);
  const { role } = useListViewer();
  const list = useRef<ListHandle>(null);
  const [ids, setIds] = useState<readonly number[]>();
  /** Of so many the milestone was saved since the dialog was opened last, by all tries. */
  const [saved, setSaved] = useState(0);
  const ask = (chosen: ReadonlySet<number>) => {
    setSaved(0);
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
              <div role="status">
                {saved > 0 && (
                  <Banner kind="success" role="none" onDismiss={() => setSaved(0)}>
                    {text('record.many.saved', { count: saved })}
                  </Banner>
                )}
              </div>
              {ids && (
                <ManyMilestonesDialog
                  ids={ids}
                  onClose={close}
                  onSaved={(count) => {
                    setSaved((before) => before + count);
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
