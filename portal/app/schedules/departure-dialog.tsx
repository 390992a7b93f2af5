import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { SaveState } from '../../../shared/save/save-state.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { ChangedBy } from '../records/conflict/changed-by.tsx';
import { EntryFailure } from '../records/conflict/entry-failure.tsx';
import { texts } from './texts/index.ts';
import type { useDepartureForm } from './use-departure-form.ts';

/** How a dialog of a departure ends. */
export interface DepartureDialogEnds {
  onClose(): void;
  /** It was saved, and is called so. */
  onDone(name: string): void;
  /** Somebody else saved or removed the one that is changed: it has to be loaded again. */
  onStale(): void;
}

interface DepartureDialogProps<E extends object> extends Pick<DepartureDialogEnds, 'onClose' | 'onStale'> {
  title: string;
  form: ReturnType<typeof useDepartureForm<E>>;
  /** What stands in a field, for people. */
  valueText(field: keyof E & string, value: E[keyof E & string]): string;
  submit(): Promise<SaveState['step'] | undefined>;
  onDone(): void;
  children: ReactNode;
}

/** The dialog around the fields of a departure: it saves, and shows what somebody else has saved or removed meanwhile. */
export function DepartureDialog<E extends object>(props: DepartureDialogProps<E>) {
  const { title, form, valueText, submit, onClose, onDone, onStale, children } = props;
  const { entry, save, labels, isGone, isShownAtField } = form;
  const text = useText(texts);
  return (
    <FormDialog
      title={title}
      save={save}
      isDirty={entry.isDirty}
      confirm={{ label: text('profile.save'), run: submit }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      {isGone && (
        <Banner kind="warning">
          {text('schedules.gone')}
          <ChangedBy change={save.changedBy} />
        </Banner>
      )}
      <EntryFailure
        entry={entry}
        save={save}
        isShownAtField={isShownAtField}
        isOver={isGone}
        nameOf={(field) => text(labels[field])}
        valueText={valueText}
      />
      {children}
    </FormDialog>
  );
}
