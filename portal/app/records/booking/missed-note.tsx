import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { type Leaving, missedOf } from '../../../../shared/trade/missed-departure.ts';
import * as card from '../parts/card.css.ts';
import { texts } from './texts/index.ts';

interface MissedNoteProps extends Leaving {
  /** The day on which the goods are ready. */
  readyOn: string | null | undefined;
  /** What can be done about it, in a form: there it is told as soon as it becomes so. On a page it is a fact like others. */
  advice?: string;
}

/** A mark that goods are ready only after the departure that they are to leave with takes them (D-157); empty where they can make it. */
export function MissedNote({ readyOn, advice, ...leaving }: MissedNoteProps) {
  const text = useText(texts);
  const formats = useFormats();
  const missed = missedOf(readyOn, leaving);
  const told =
    missed &&
    text(`booking.missed.${missed}`, {
      ready: formats.date(readyOn ?? ''),
      day: formats.date(leaving[missed] ?? ''),
    });
  if (advice === undefined) return told ? <p className={card.warning}>{told}</p> : null;
  return (
    <p role="status" className={card.warning}>
      {told && `${told} ${advice}`}
    </p>
  );
}
