import { type RateSheet, SHEET_PARTS, type SheetPart } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { QueryRules } from '../../../../shared/list/list-query.ts';
import { useListQuery } from '../../../../shared/list/use-list-query.ts';
import { Tabs } from '../../../../shared/ui/tabs/tabs.tsx';
import * as a from '../../admin/admin.css.ts';
import { usePageUrl } from '../../modules/list/use-page-url.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { ChangeRows, ChargeRows, RateRows, RouteRows } from './part-rows.tsx';

const RULES: QueryRules = { sort: { field: 'line', order: 'ASC' }, sortable: [], filters: ['part'] };

type Counts = NonNullable<RateSheet['counts']>;

const countOf = (part: SheetPart, counts: Counts): number =>
  part === 'changes' ? counts.added + counts.changed + counts.dropped : counts[part];

/** The parts of a ready sheet in tabs. The tab stands in the address. */
export function PartTabs({ sheet, counts }: { sheet: RateSheet; counts: Counts }) {
  const text = useText(texts);
  const formats = useFormats();
  const { query, dispatch } = useListQuery(RULES, usePageUrl());
  const part = SHEET_PARTS.find((one) => one === query.filters.part) ?? 'rates';
  return (
    <section className={a.card} aria-labelledby="sheet-parts">
      <h2 id="sheet-parts" className={a.cardTitle}>
        {text('sheets.parts')}
      </h2>
      <div className={s.tabs}>
        <Tabs
          label={text('sheets.parts')}
          tabs={SHEET_PARTS.map((id) => ({
            id,
            label: text('sheets.tab', {
              name: text(`sheets.part.${id}`),
              count: formats.number(countOf(id, counts)),
            }),
          }))}
          selected={part}
          onSelect={(one) => dispatch({ type: 'filter', id: 'part', value: one === 'rates' ? '' : one })}
        >
          <div className={s.panel} key={part}>
            <Rows sheet={sheet} part={part} />
          </div>
        </Tabs>
      </div>
    </section>
  );
}

function Rows({ sheet, part }: { sheet: RateSheet; part: SheetPart }) {
  switch (part) {
    case 'charges':
      return <ChargeRows sheet={sheet} />;
    case 'routesWithoutRates':
      return <RouteRows sheet={sheet} />;
    case 'changes':
      return <ChangeRows sheet={sheet} />;
    default:
      return <RateRows sheet={sheet} part={part} />;
  }
}
