import { useEffect, useRef } from 'react';
import { actorName } from '../../../../shared/audit/actor-name.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import * as s from './conflict-notice.css.ts';
import { texts } from './texts/index.ts';
import type { Changer, RecordSave } from './use-record-save.ts';

export interface ConflictMessageProps {
  save: RecordSave;
  /** What has become of the entries, and what to do. */
  next: 'both' | 'other' | 'again' | 'kept' | 'read';
}

/** Who has saved meanwhile and when, as far as that is known. It takes the focus when a save was refused because of it (D-19). */
export function ConflictMessage({ save: { state, isStale, changedBy }, next }: ConflictMessageProps) {
  const text = useText(texts);
  const who = useWho();
  const todo = text(`conflict.${next}`);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be far below the message.
    if (state.step === 'conflict' && isStale) message.current?.focus();
  }, [state, isStale]);
  return (
    <Banner kind="warning">
      <div ref={message} tabIndex={-1} className={s.message}>
        {changedBy === undefined ? todo : text('conflict.message', { who: who(changedBy), next: todo })}
      </div>
    </Banner>
  );
}

function useWho(): (change: Changer) => string {
  const text = useText(texts);
  const formats = useFormats();
  return (change) => {
    if (!change) return text('conflict.someone');
    const time = formats.dateTime(change.createdAt);
    return change.own
      ? text('conflict.own', { time })
      : text('conflict.by', { name: actorName(change.actor), time });
  };
}
