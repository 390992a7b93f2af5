import type { RouteWithoutRates } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import type { ListedRow } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { Carrier, Lane } from './lane.tsx';

type Row = ListedRow<RouteWithoutRates>;

/** The subscribed routes without a rate in the days of the sheet. */
export function RouteTable({ rows }: { rows: readonly Row[] }) {
  const text = useText(texts);
  const columns: readonly Column<Row>[] = [
    { title: text('sheets.title.route'), cell: (route) => <Lane of={route} />, className: s.wordsCell },
    { title: text('sheets.title.carrier'), cell: ({ carrier }) => <Carrier of={carrier} /> },
  ];
  return (
    <AdminTable
      label={text('sheets.part.routesWithoutRates')}
      columns={columns}
      rows={rows}
      classes={s.plainTable}
    />
  );
}
