import type { RateSheetRate } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { joinedLevels } from '../../../../shared/trade/weight-levels.ts';
import { shortLevel } from '../../../lists/cell/short-level.ts';
import * as a from '../../admin/admin.css.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import type { ListedRow } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { ChangeWord } from './change-word.tsx';
import { Carrier, Lane } from './lane.tsx';
import { Price } from './price.tsx';

type Row = ListedRow<RateSheetRate>;

interface RateTableProps {
  part: 'rates' | 'airRates';
  rows: readonly Row[];
  /** There is a sheet before, so that each rate says whether it has changed. */
  isCompared: boolean;
}

/** Amounts end at one edge. */
const AMOUNT = { className: s.amountCell, headClassName: s.priceHead };

/** The rates by sea, with the prices of containers and part loads; or by air, with those of the weight levels. */
export function RateTable({ part, rows, isCompared }: RateTableProps) {
  const text = useText(texts);
  const price = (title: string, key: string): Column<Row> => ({
    title,
    cell: (rate) => <PriceOf rate={rate} of={key} />,
    ...AMOUNT,
  });
  const prices: readonly Column<Row>[] =
    part === 'rates'
      ? [
          ...RATE_CONTAINERS.map((container) => price(container, container)),
          price(text('sheets.price.lcl'), 'lclPerCbm'),
          price(text('sheets.price.lclMinimum'), 'lclMinimum'),
        ]
      : joinedLevels(...rows.map((rate) => Object.keys(rate.prices))).map((level) =>
          price(shortLevel(level), level),
        );
  const change: Column<Row> = {
    title: text('sheets.title.change'),
    cell: ({ change: one }) => one && <ChangeWord of={one} />,
  };
  const columns: readonly Column<Row>[] = [
    { title: text('sheets.title.route'), cell: (rate) => <Lane of={rate} />, className: s.wordsCell },
    { title: text('sheets.title.carrier'), cell: ({ carrier }) => <Carrier of={carrier} /> },
    { title: text('sheets.title.kindAndSource'), cell: (rate) => <KindAndSource rate={rate} /> },
    { title: text('sheets.title.valid'), cell: (rate) => <Days rate={rate} /> },
    { title: text('sheets.title.currency'), cell: ({ currency }) => currency },
    ...prices,
    ...(isCompared ? [change] : []),
  ];
  return (
    <AdminTable label={text(`sheets.part.${part}`)} columns={columns} rows={rows} classes={s.rateTable} />
  );
}

function PriceOf({ rate, of: key }: { rate: RateSheetRate; of: string }) {
  const { prices, before, currency, change } = rate;
  const now = prices[key];
  // Only of a changed rate something is known of the time before.
  return <Price now={now} before={change === 'changed' ? before?.[key] : now} currency={currency} />;
}

function Days({ rate: { validFrom, validTo, transit } }: { rate: RateSheetRate }) {
  const text = useText(texts);
  const formats = useFormats();
  const day = (one: string) => formats.date(one).replaceAll(' ', '\u00a0');
  return (
    <span>
      {text('sheets.days', { from: day(validFrom), to: day(validTo) })}
      {transit && (
        <span className={a.below}>
          {transit.min === transit.max
            ? text('sheets.transit', { count: transit.max })
            : text('sheets.transit.between', { min: formats.number(transit.min), max: transit.max })}
        </span>
      )}
    </span>
  );
}

function KindAndSource({ rate: { kind, source, reference } }: { rate: RateSheetRate }) {
  const text = useText(texts);
  return (
    <span className={s.oneLine}>
      {kind}
      <span className={a.below}>{text(`sheets.source.${source}`)}</span>
      <span className={a.below}>{reference}</span>
    </span>
  );
}
