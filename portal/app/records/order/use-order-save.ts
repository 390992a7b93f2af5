import { useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { type RecordSave, useRecordSave } from '../conflict/use-record-save.ts';
import { isGone } from './order-removal.ts';

interface OrderSave extends RecordSave {
  /** Somebody else has removed it: nothing of it can be saved any more. */
  readonly isRemoved: boolean;
}

/** As {@link useRecordSave}, of an order: a refusal says nothing of whether it is still there, which is asked then. */
export function useOrderSave(id: number): OrderSave {
  const save = useRecordSave({ type: 'purchaseOrder', id });
  const [isRemoved, setRemoved] = useState(false);
  return {
    ...save,
    isRemoved,
    run: (task, success) =>
      save.run(
        {
          ...task,
          async send(part, key) {
            try {
              await task.send(part, key);
            } catch (error) {
              if (error instanceof ClientError && error.status === 403)
                setRemoved((await isGone(id)) === true);
              throw error;
            }
          },
        },
        success,
      ),
  };
}
