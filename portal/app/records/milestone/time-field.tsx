import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import { texts } from '../texts/index.ts';
import { zoneOf } from './local-time.ts';

interface TimeFieldProps {
  /** ISO 8601 */
  plannedAt: string;
  value: string;
  problems: readonly Problem[];
  onText(value: string): void;
}

/** Asks for the time of a milestone, in the time zone that it names, beside its plan. */
export function TimeField({ plannedAt, ...field }: TimeFieldProps) {
  const text = useText(texts);
  const formats = useFormats();
  const zone = text('record.milestone.zone', { zone: zoneOf(field.value) });
  const plan = text('record.planned', { time: formats.dateTime(plannedAt) });
  return (
    <TextField
      type="datetime-local"
      label={text('record.milestone.time')}
      required
      hint={`${zone} · ${plan}`}
      {...field}
      takesFocus
    />
  );
}
