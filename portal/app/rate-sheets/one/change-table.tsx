import { type RateSheetRate, SEA_PRICES } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { joinedLevels } from '../../../../shared/trade/weight-levels.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { shortLevel } from '../../../lists/cell/short-level.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import { useAmount } from '../../modules/cell/use-amount.ts';
import type { ListedRow } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { ChangeWord } from './change-word.tsx';
import { Carrier, Lane } from './lane.tsx';
import { PriceDifference } from './price.tsx';
import { priceChange } from './price-change.ts';

type Row = ListedRow<RateSheetRate>;

/** What is other than in the sheet before: each price before beside the one now, with the difference. */
export function ChangeTable({ rows }: { rows: readonly Row[] }) {
  const text = useText(texts);
  const columns: readonly Column<Row>[] = [
    { title: text('sheets.title.route'), cell: (rate) => <Lane of={rate} />, className: s.wordsCell },
    { title: text('sheets.title.carrier'), cell: ({ carrier }) => <Carrier of={carrier} /> },
    { title: text('sheets.title.kind'), cell: ({ kind }) => kind },
    { title: text('sheets.title.change'), cell: ({ change }) => change && <ChangeWord of={change} /> },
    { title: text('sheets.title.currency'), cell: ({ currency }) => currency },
    { title: text('sheets.title.prices'), cell: (rate) => <Prices rate={rate} />, className: s.pricesCell },
    { title: text('sheets.title.reference'), cell: ({ reference }) => reference },
  ];
  return (
    <AdminTable label={text('sheets.part.changes')} columns={columns} rows={rows} classes={s.plainTable} />
  );
}

/** Both prices of each column; of a rate that has changed, only those that have. */
function pricesOf({ mode, change, prices, before }: RateSheetRate) {
  const then = change === 'dropped' ? prices : (before ?? {});
  const now = change === 'dropped' ? {} : prices;
  const keys = mode === 'Ocean' ? SEA_PRICES : joinedLevels(Object.keys(then), Object.keys(now));
  return keys
    .map((key) => ({ key, before: then[key], now: now[key] }))
    .filter((one) => priceChange(one.before, one.now).step !== 'same');
}

function Prices({ rate }: { rate: RateSheetRate }) {
  const text = useText(texts);
  const amount = useAmount();
  const { mode, change, currency } = rate;
  const name = (key: string) => {
    if (mode === 'Air') return shortLevel(key);
    if (key === 'lclPerCbm') return text('sheets.price.lcl');
    return key === 'lclMinimum' ? text('sheets.price.lclMinimum') : key;
  };
  const said = (id: 'sheets.price.was' | 'sheets.price.now', price: string | undefined) =>
    price !== undefined && (
      <>
        <span className={visuallyHidden}>{text(id)} </span>
        {amount(price, currency)}
      </>
    );
  return (
    <ul className={s.prices}>
      {pricesOf(rate).map(({ key, before, now }) => (
        <li key={key} className={s.priceLine}>
          <span className={s.priceName}>{name(key)}</span>
          <span className={s.priceBefore}>{said('sheets.price.was', before)}</span>
          <span className={s.priceNow}>{said('sheets.price.now', now)}</span>
          <span className={s.priceDifference}>
            {/* Of a rate that is new or dropped as a whole the word beside it says so. */}
            {change === 'changed' && <PriceDifference before={before} now={now} currency={currency} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
