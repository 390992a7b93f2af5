import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import { useUnsaved } from '../form/use-unsaved.ts';
import * as s from './profile.css.ts';
import { texts } from './texts/index.ts';
import type { Draft } from './use-draft.ts';

interface DraftFormProps extends Pick<FormProps, 'of' | 'isBusy' | 'onSubmit' | 'children'> {
  draft: Draft;
}

/** A form over what is stored: it can be saved and undone once something is changed, and is not left unasked (D-31). */
export function DraftForm({ of, draft: { isDirty, clear }, isBusy, onSubmit, children }: DraftFormProps) {
  const text = useText(texts);
  useUnsaved(of.ref, isDirty);
  return (
    <Form of={of} isBusy={isBusy} onSubmit={onSubmit} className={s.form}>
      {children}
      <div className={s.actions}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={!isDirty && !isBusy}>
          {text('profile.save')}
        </Button>
        {isDirty && !isBusy && (
          <Button
            variant="quiet"
            onClick={() => {
              clear();
              of.startOver();
            }}
          >
            {text('profile.undo')}
          </Button>
        )}
      </div>
    </Form>
  );
}
