import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { ChangedBy } from './changed-by.tsx';
import type { Changer } from './use-record-save.ts';

interface OverDialogProps {
  title: string;
  /** Who has left nothing to be asked, where that is known and the children don't tell. */
  by?: Changer;
  onClose(): void;
  children: ReactNode;
}

/** In place of a question how a record stands now, where that leaves nothing to be asked, and by whom (D-19). */
export function OverDialog({ title, by, onClose, children }: OverDialogProps) {
  const text = useText();
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      }
    >
      <Banner kind="info">
        {children}
        <ChangedBy change={by} />
      </Banner>
    </Dialog>
  );
}
