import { useId, useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import type { MilestoneProgress } from '../progress.ts';
import { texts } from '../texts/index.ts';
import { instantOf, localTimeOf } from './local-time.ts';
import { recordMilestone } from './record-milestone.ts';

interface MilestoneDialogProps {
  shipment: { id: number; revision: number };
  milestone: MilestoneProgress;
  /** What the milestone is called. */
  name: string;
  onClose(): void;
  /** It was recorded. */
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

/** Asks when a milestone was reached, or takes back what was recorded (MOD-02). */
export function MilestoneDialog(props: MilestoneDialogProps) {
  const { shipment, milestone, name, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const formats = useFormats();
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const [time, setTime] = useState(() => localTimeOf(milestone.actualAt ?? new Date().toISOString()));
  const reachedAt = instantOf(time);
  const close = () => save.isBusy || onClose();

  const send = async (actualAt: string | null) => {
    const step = await save.run({
      parts: () => [
        { shipmentId: shipment.id, milestoneId: milestone.id, actualAt, revision: shipment.revision },
      ],
      send: recordMilestone,
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };

  // An empty field is an error; what was recorded is only taken back by its own button.
  const submit = () => {
    if (form.isValid() && reachedAt) void send(reachedAt);
  };

  return (
    <Dialog
      title={text('record.milestone.title', { name })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          {milestone.actualAt && (
            <Button variant="danger" busy={save.isBusy} onClick={() => send(null)}>
              {text('record.milestone.takeBack')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={save.isBusy}>
            {text('record.milestone.save')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={submit}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <TextField
          type="datetime-local"
          label={text('record.milestone.time')}
          hint={text('record.planned', { time: formats.dateTime(milestone.plannedAt) })}
          value={time}
          onText={setTime}
          problems={reachedAt ? [] : ['auth.requiredField']}
          takesFocus
        />
      </Form>
    </Dialog>
  );
}
