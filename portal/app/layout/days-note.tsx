import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { isOtherZone, zoneName } from '../../../shared/i18n/zone-name.ts';
import { texts } from '../../lists/texts/index.ts';
import { useConfig } from '../session/use-config.ts';

interface DaysNoteProps {
  /** On paper, whose reader may be anywhere. */
  always?: boolean;
  className?: string;
}

/** By whose day things are due, valid or late (D-154), where the reader's clocks show another time. */
export function DaysNote({ always = false, className }: DaysNoteProps) {
  const text = useText(texts);
  const locale = useLocale();
  const zone = useConfig()?.providerTimeZone;
  if (!zone || !(always || isOtherZone(zone))) return null;
  return <p className={className}>{text('list.days', { zone: zoneName(locale, zone) })}</p>;
}
