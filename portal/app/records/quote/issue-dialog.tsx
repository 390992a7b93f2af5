import { useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay, today } from '../../../../shared/trade/calendar-days.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { Form } from '../../form/form.tsx';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { OfferedPrice } from './offered-price.tsx';
import { issueQuote } from './quote-actions.ts';
import { texts } from './texts/index.ts';

interface IssueDialogProps {
  quote: IssuedQuote;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the quote has to be loaded again. */
  onStale(): void;
}

/** Asks until when a quote holds, and hands it to the company that asked for it (MOD-10). */
export function IssueDialog({ quote, onClose, onDone, onStale }: IssueDialogProps) {
  const text = useText(texts);
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const [day, setDay] = useState(quote.validUntil ?? quote.requests[0]?.rateValidTo ?? '');
  const close = () => save.isBusy || onClose();

  const submit = async () => {
    if (!form.isValid()) return;
    const step = await save.run({
      parts: () => [{ quoteId: quote.id, validUntil: day, revision: quote.revision }],
      send: issueQuote,
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text('quote.issue.title', { reference: quote.reference })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isBusy}>
            {text(quote.status === 'Open' ? 'record.milestone.save' : 'quote.issue')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <OfferedPrice quoteId={quote.id} />
        <TextField
          type="date"
          label={text('quote.validUntil')}
          hint={text('quote.issue.note')}
          value={day}
          onText={setDay}
          problems={dayProblems(day)}
          takesFocus
        />
      </Form>
    </Dialog>
  );
}

function dayProblems(day: string): readonly Problem[] {
  if (!isDay(day)) return ['auth.requiredField'];
  return day < today() ? [texts('record.delivery.past')] : [];
}
