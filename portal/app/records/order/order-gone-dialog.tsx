import { useText } from '../../../../shared/i18n/use-text.ts';
import { OverDialog } from '../conflict/over-dialog.tsx';
import type { RecordSave } from '../conflict/use-record-save.ts';
import { texts } from './texts/index.ts';

interface OrderGoneDialogProps {
  title: string;
  save: RecordSave;
  onClose(): void;
  /** The order has to be loaded again. */
  onStale(): void;
}

/** In place of what is asked about an order that somebody else has removed meanwhile, and by whom (D-19). */
export function OrderGoneDialog({ title, save, onClose, onStale }: OrderGoneDialogProps) {
  const text = useText(texts);
  const close = () => {
    onClose();
    onStale();
  };
  return (
    <OverDialog title={title} by={save.changedBy} onClose={close}>
      {text('order.gone')}
    </OverDialog>
  );
}
