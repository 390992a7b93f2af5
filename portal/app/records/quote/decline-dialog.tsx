import { useId, useState } from 'react';
import { DECLINE_REASON_MAX_LENGTH } from '../../../../shared/contract/quotes.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { Form } from '../../form/form.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { declineQuote } from './quote-actions.ts';
import { texts } from './texts/index.ts';

interface DeclineDialogProps {
  quote: IssuedQuote;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks before a quote is declined, and why it is (MOD-10). */
export function DeclineDialog({ quote, onClose, onDone, onStale }: DeclineDialogProps) {
  const text = useText(texts);
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const [reason, setReason] = useState('');
  const isLong = reason.length > DECLINE_REASON_MAX_LENGTH;
  const close = () => save.isBusy || onClose();
  const submit = async () => {
    if (!form.isValid()) return;
    const step = await save.run({
      parts: () => [{ quoteId: quote.id, reason, revision: quote.revision }],
      send: declineQuote,
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text('quote.decline.title', { reference: quote.reference })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" busy={save.isBusy}>
            {text('quote.decline')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <TextAreaField
          label={text('quote.decline.reason')}
          hint={text('quote.decline.note')}
          value={reason}
          onText={setReason}
          problems={isLong ? [texts('record.delivery.long', { most: DECLINE_REASON_MAX_LENGTH })] : []}
          takesFocus
        />
      </Form>
    </Dialog>
  );
}
