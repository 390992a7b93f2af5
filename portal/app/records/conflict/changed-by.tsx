import { actorName } from '../../../../shared/audit/actor-name.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from './texts/index.ts';
import type { Changer } from './use-record-save.ts';

/** Who has done what stands before it, and when; nothing where that isn't known (D-19). */
export function ChangedBy({ change }: { change: Changer }) {
  const text = useText(texts);
  const formats = useFormats();
  if (!change) return null;
  const time = formats.dateTime(change.createdAt);
  return (
    <p>
      {change.own
        ? text('conflict.over.own', { time })
        : text('conflict.over.by', { name: actorName(change.actor), time })}
    </p>
  );
}
