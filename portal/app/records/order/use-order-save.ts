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
  const [isRemoved, setRemoved] = useState(false);
  const save = useRecordSave({ type: 'purchaseOrder', id }, async (error) => {
    const isForbidden = error instanceof ClientError && error.status === 403;
    const isOver = isForbidden && (await isGone(id)) === true;
    setRemoved(isOver);
    return isOver;
  });
  return { ...save, isRemoved };
}
