import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
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

/** The containers of a shipment, by their numbers of ISO 6346. */
export function Containers({ containers }: { containers: readonly v.InferOutput<typeof Container>[] }) {
  const text = useText(texts);
  const formats = useFormats();
  if (containers.length === 0) return <p className={card.empty}>{text('list.none')}</p>;
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
