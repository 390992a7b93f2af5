import type { RateSheetCharge } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import { useAmount } from '../../modules/cell/use-amount.ts';
import type { ListedRow } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { Carrier, Lane } from './lane.tsx';

type Row = ListedRow<RateSheetCharge>;

/** Local charges, each with the rate that it is stored with. */
export function ChargeTable({ rows }: { rows: readonly Row[] }) {
  const text = useText(texts);
  const amount = useAmount();
  const columns: readonly Column<Row>[] = [
    { title: text('sheets.title.route'), cell: (charge) => <Lane of={charge} />, className: s.wordsCell },
    { title: text('sheets.title.carrier'), cell: ({ carrier }) => <Carrier of={carrier} /> },
    { title: text('sheets.title.charge'), cell: ({ name }) => name },
    { title: text('sheets.title.unit'), cell: ({ unitCode }) => unitCode },
    { title: text('sheets.title.currency'), cell: ({ currency }) => currency },
    {
      title: text('sheets.title.amount'),
      cell: (charge) => amount(charge.amount, charge.currency),
      className: s.endCell,
      headClassName: s.endHead,
    },
    { title: text('sheets.title.reference'), cell: ({ reference }) => reference },
  ];
  return (
    <AdminTable label={text('sheets.part.charges')} columns={columns} rows={rows} classes={s.plainTable} />
  );
}
