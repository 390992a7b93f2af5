import { useMemo } from 'react';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { rowSource } from '../api.ts';
import { texts } from '../texts/index.ts';
import { ChangeTable } from './change-table.tsx';
import { ChargeTable } from './charge-table.tsx';
import { FilteredRows } from './filtered-rows.tsx';
import { RateTable } from './rate-table.tsx';
import { RouteTable } from './route-table.tsx';

/** The rates by sea or by air; what has changed shows the price before beside the new one. */
export function RateRows({ sheet, part }: { sheet: RateSheet; part: 'rates' | 'airRates' }) {
  const text = useText(texts);
  const source = useMemo(() => rowSource(sheet.id, part, 'rates'), [sheet.id, part]);
  return (
    <FilteredRows source={source} empty={text(`sheets.empty.${part}`)}>
      {(rows) => <RateTable part={part} rows={rows} isCompared={sheet.previousId !== null} />}
    </FilteredRows>
  );
}

/** The local charges of the rates (D-140). */
export function ChargeRows({ sheet }: { sheet: RateSheet }) {
  const text = useText(texts);
  const source = useMemo(() => rowSource(sheet.id, 'charges', 'charges'), [sheet.id]);
  const empty = sheet.existingRateSheetCharges ? 'sheets.empty.charges' : 'sheets.empty.charges.left';
  return (
    <FilteredRows source={source} empty={text(empty)}>
      {(rows) => <ChargeTable rows={rows} />}
    </FilteredRows>
  );
}

/** The subscribed routes that no rate counts for. */
export function RouteRows({ sheet }: { sheet: RateSheet }) {
  const text = useText(texts);
  const source = useMemo(() => rowSource(sheet.id, 'routesWithoutRates', 'routes'), [sheet.id]);
  return (
    <FilteredRows source={source} empty={text('sheets.empty.routes')}>
      {(rows) => <RouteTable rows={rows} />}
    </FilteredRows>
  );
}

/** What is new, changed and dropped against the sheet before. */
export function ChangeRows({ sheet }: { sheet: RateSheet }) {
  const text = useText(texts);
  const source = useMemo(() => rowSource(sheet.id, 'changes', 'rates'), [sheet.id]);
  const empty = sheet.previousId === null ? 'sheets.empty.changes.first' : 'sheets.empty.changes';
  return (
    <FilteredRows source={source} empty={text(empty)}>
      {(rows) => <ChangeTable rows={rows} />}
    </FilteredRows>
  );
}
