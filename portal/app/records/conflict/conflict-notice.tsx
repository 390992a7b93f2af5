import { useEffect, useEffectEvent, useId } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import { error } from '../../form/form.css.ts';
import { useFieldRules } from '../../form/form.tsx';
import { ConflictMessage, type ConflictMessageProps } from './conflict-message.tsx';
import * as s from './conflict-notice.css.ts';
import { texts } from './texts/index.ts';
import type { Conflict, Entry } from './use-entry.ts';
import type { RecordSave } from './use-record-save.ts';

/** `T` are the parts of the entry that are compared by themselves. */
export interface ConflictNoticeProps<T> {
  entry: Pick<Entry<unknown, T>, 'conflicts' | 'taken' | 'choose'>;
  save: RecordSave;
  /** What a field is called. */
  nameOf(field: keyof T & string): string;
  /** What stands in it, for people. */
  valueText(field: keyof T & string, value: T[keyof T & string]): string;
  /** What to do where there is nothing to choose. */
  next?: Exclude<ConflictMessageProps['next'], 'both' | 'again'>;
}

/** What somebody else has saved meanwhile: what was taken over, and both values of what both have changed (D-19). */
export function ConflictNotice<T>({
  entry,
  save,
  nameOf,
  valueText,
  next = 'other',
}: ConflictNoticeProps<T>) {
  const text = useText(texts);
  const { conflicts, taken } = entry;
  const isShown = save.isStale || conflicts.length > 0 || taken.length > 0;
  const isUnknown = isShown && save.changedBy === undefined && !save.isBusy;
  const askWho = useEffectEvent(save.askWho);
  useEffect(() => {
    if (isUnknown) askWho();
  }, [isUnknown]);
  if (!isShown) return null;
  // What the other has saved may be nothing that stands here.
  const added = next === 'other' && taken.length === 0 ? 'again' : next;
  return (
    <div className={s.notice}>
      <ConflictMessage save={save} next={conflicts.length > 0 ? 'both' : added} />
      {taken.length > 0 && (
        <ul className={s.list}>
          {taken.map(({ field, before, after }) => (
            <li key={field}>
              {text('conflict.taken', {
                field: nameOf(field),
                before: valueText(field, before) || '–',
                after: valueText(field, after) || '–',
              })}
            </li>
          ))}
        </ul>
      )}
      {conflicts.length > 0 && (
        <div className={s.choices}>
          {conflicts.map((conflict) => (
            <Choice
              key={conflict.field}
              name={nameOf(conflict.field)}
              conflict={conflict}
              valueText={(value) => valueText(conflict.field, value) || text('conflict.none')}
              onChoose={(choice) => entry.choose(conflict.field, choice)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps<T> {
  name: string;
  conflict: Conflict<T>;
  valueText(value: T[keyof T & string]): string;
  onChoose(choice: 'mine' | 'theirs'): void;
}

function Choice<T>({ name, conflict, valueText, onChoose }: ChoiceProps<T>) {
  const text = useText(texts);
  const group = useId();
  const { isChecked } = useFieldRules();
  const isOpen = isChecked && !conflict.choice;
  return (
    <fieldset className={s.choice} aria-describedby={isOpen ? `${group}error` : undefined}>
      <legend className={s.legend}>{name}</legend>
      {(['mine', 'theirs'] as const).map((choice) => (
        <label key={choice} className={s.option}>
          <input
            type="radio"
            name={group}
            checked={conflict.choice === choice}
            aria-invalid={isOpen || undefined}
            onChange={() => onChoose(choice)}
          />
          <span>{text(`conflict.${choice}`, { value: valueText(conflict[choice]) })}</span>
        </label>
      ))}
      {isOpen && (
        <p id={`${group}error`} className={error}>
          <ErrorIcon />
          {text('conflict.choose')}
        </p>
      )}
    </fieldset>
  );
}
