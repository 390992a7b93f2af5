import { useText } from '../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import * as s from './instructions.css.ts';

/** PO-18 to PO-20, and what a list in the search text does (D-75). */
export function Instructions() {
  const text = useText(texts);
  return (
    <div className={s.instructions}>
      <p>
        {text('orders.instructions.search')} {text('orders.instructions.remove')}{' '}
        <strong className={s.save}>{text('orders.instructions.save')}</strong>
      </p>
      <details>
        <summary className={s.summary}>{text('orders.instructions.more')}</summary>
        <p className={s.more}>{text('orders.instructions.paste')}</p>
      </details>
    </div>
  );
}
