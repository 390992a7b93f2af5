import { useRef, useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
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
  return (
    <ModulePage
      title="menu.shipments"
      views={[shipments]}
      changes={
        role && {
          ref: list,
          selectionActions: (chosen) => (
            <Button onClick={() => setIds([...chosen])}>{text('record.many.record')}</Button>
          ),
          notice: ids && (
            <ManyMilestonesDialog
              ids={ids}
              onClose={() => setIds(undefined)}
              onSaved={() => list.current?.reload()}
            />
          ),
        }
      }
    />
  );
}
