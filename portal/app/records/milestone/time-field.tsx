import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { MomentField } from '../../form/date-field.tsx';
import type { Problem } from '../../form/problem.ts';
import { texts } from '../texts/index.ts';
import { instantOf, zoneOf } from './local-time.ts';

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
  const moment = new Date(instantOf(field.value) ?? Date.now());
  const zone = `${zoneName(formats.locale, undefined, moment)} (${zoneOf(field.value)})`;
  const plan = text('record.planned', { time: formats.dateTime(plannedAt) });
  return (
    <MomentField
      label={text('record.milestone.time')}
      required
      hint={`${text('record.milestone.zone', { zone })} · ${plan}`}
      {...field}
    />
  );
}
