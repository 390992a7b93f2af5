import { useEffect, useRef, useState } from 'react';
import { requestKeys } from '../../../../shared/client/request-keys.ts';
import { ORDER_UNDO_MINUTES } from '../../../../shared/contract/order-removal.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import * as s from './order-removal.css.ts';
import { texts } from './texts/index.ts';

/** Something that was just done to orders, and can be taken back for a while (D-159). */
export interface UndoableChange {
  told: Text;
  /** A repeat with the same key takes effect once. */
  undo(key: string): Promise<unknown>;
}

interface UndoNoticeProps {
  change: UndoableChange;
  onUndone(): void;
  onDismiss?(): void;
}

/** Says what was done and offers to take it back, as long as the server does that. */
export function UndoNotice({ change, onUndone, onDismiss }: UndoNoticeProps) {
  const text = useText(texts);
  const message = useRef<HTMLDivElement>(null);
  const [withKey] = useState(requestKeys);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<Text>();
  // The button that it began at is gone.
  useEffect(() => message.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ORDER_UNDO_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, []);
  const undo = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await withKey({ undone: change.told }, change.undo);
      onUndone();
    } catch (error) {
      setFailure(adminFailure(error));
      setBusy(false);
    }
  };
  return (
    <div ref={message} tabIndex={-1} className={s.done}>
      <Banner
        kind="success"
        onDismiss={onDismiss}
        actions={
          !isOver && (
            <Button size="sm" busy={isBusy} onClick={() => void undo()}>
              {text('order.undo')}
            </Button>
          )
        }
      >
        {text(change.told)}
      </Banner>
      {failure && <Banner kind="error">{text(failure)}</Banner>}
    </div>
  );
}
