import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { type RecordList, ToList } from '../record-page.tsx';
import { restoreOrder } from './order-removal.ts';
import { texts } from './texts/index.ts';
import { UndoNotice } from './undo-notice.tsx';

interface RemovedOrderProps {
  id: number;
  number: string;
  list: RecordList;
  onRestored(): void;
}

/** What stands in place of the page of an order once it was removed there, with the way to take that back (D-159). */
export function RemovedOrder({ id, number, list, onRestored }: RemovedOrderProps) {
  return (
    <>
      <PageTitle of={number} />
      <PageHeader title={number} actions={<ToList {...list} />} />
      <UndoNotice
        change={{
          told: texts('order.removed', { number }),
          undo: (key) => restoreOrder({ orderId: id }, key),
        }}
        onUndone={onRestored}
      />
    </>
  );
}
