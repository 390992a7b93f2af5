import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { countsByType, countsText } from '../../../../shared/trade/container-counts.ts';
import { Amount, Text } from '../../../lists/definitions/common.ts';
import { texts } from '../texts/index.ts';
import * as card from './card.css.ts';
import * as s from './containers.css.ts';

export const Container = v.object({
  id: v.number(),
  number: v.string(),
  sizeType: v.string(),
  sealNumber: Text,
  weightKg: Amount,
});

interface ContainersProps {
  containers: readonly v.InferOutput<typeof Container>[];
  /** Those that were booked, as they are stored; null where none were, or nobody knows. */
  booked: string | null | undefined;
}

/** How many containers a shipment has: those that are known by number, else those that were booked. */
export const containerCount = ({ containers, booked }: ContainersProps): number =>
  containers.length || Object.values(countsByType(booked ?? '')).reduce((sum, count) => sum + count, 0);

/** The containers of a shipment, by their numbers of ISO 6346; as long as these aren't known, what was booked. */
export function Containers({ containers, booked }: ContainersProps) {
  const text = useText(texts);
  const formats = useFormats();
  if (containers.length === 0)
    return (
      <p className={card.empty}>
        {booked ? text('record.containers.booked', { containers: countsText(booked) }) : text('list.none')}
      </p>
    );
  return (
    <ul className={s.list}>
      {containers.map(({ id, number, sizeType, sealNumber, weightKg }) => (
        <li key={id} className={s.container}>
          <span className={s.number}>{number}</span>
          <span>{sizeType}</span>
          {sealNumber && <span className={s.seal}>{text('record.seal', { number: sealNumber })}</span>}
          {typeof weightKg === 'number' && (
            <span className={s.weight}>{formats.number(weightKg, { style: 'unit', unit: 'kilogram' })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
