import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { MINIMUM } from '../../../shared/trade/weight-levels.ts';
import { calendarEditor } from '../../../shared/ui/grid/date/calendar-editor.tsx';
import { tokenFormat } from '../../../shared/ui/grid/editors/tokens.ts';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import { headingOf, levelHeading } from '../columns/heading.ts';
import { texts as columnTexts } from '../columns/texts/index.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { columnsOf, type FixedColumn, levelOf, type RateRow } from '../rows/rate-row.ts';
import { directRouting } from '../rules/direct-flight.ts';
import { listsLoadingAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

type Fixed = Omit<GridColumn<RateRow>, 'id' | 'label'>;

/** So narrow that beside the menu of a laptop of 1440 px everything up to the begin of the validity is in sight. */
const NUMBER: Fixed = { kind: 'number', width: 62, roomyWidth: 104 };
/** Flat amounts are longer than prices of a kilogram. */
const MINIMUM_WIDTH = { width: 76, roomyWidth: 110 };
/** A whole day, such as 2026-12-31, beside the button of its calendar. */
const DATE: Fixed = { kind: 'date', width: 124, roomyWidth: 136, editor: calendarEditor };

/** What no lane can do without (AIR-48 to AIR-56), beside any one price. */
const REQUIRED = new Set(['from', 'to', 'airline', 'minTime', 'maxTime', 'routing', 'validityFrom']);

/** AIR-27: an end of the validity has a star, too, although it may stay blank (D-62). */
const hasStar = (id: string): boolean => REQUIRED.has(id) || id === 'validityTo';

/** The columns of AIR-27. The two transit times stand under one heading (AIR-31). */
export function useRateColumns(
  levels: readonly string[],
  reference: AirReference,
): readonly GridColumn<RateRow>[] {
  const text = useText(texts);
  const columnText = useText(columnTexts);
  const sign = decimalSignOf(useLocale());
  const isLoading = useAtomValue(listsLoadingAtom);
  return useMemo(() => {
    const airportOptions = isLoading ? 'loading' : reference.airportOptions;
    const airlineOptions = isLoading ? 'loading' : reference.airlineOptions;
    const airport: Fixed = {
      kind: 'choice',
      // The widest codes beside the arrow, such as DMM.
      width: 74,
      roomyWidth: 84,
      options: airportOptions,
      sticky: true,
    };
    const time: Fixed = { kind: 'number', width: 42, roomyWidth: 58, group: text('air.column.time') };
    const fixed: Readonly<Record<FixedColumn, Fixed>> = {
      from: airport,
      to: airport,
      // A lane is told by its airline, too.
      airline: { kind: 'choice', width: 102, roomyWidth: 220, options: airlineOptions, sticky: true },
      minTime: { ...time, name: text('air.name.minTime') },
      maxTime: { ...time, name: text('air.name.maxTime') },
      maxCapacity: { ...NUMBER, width: 70, roomyWidth: 120 },
      routing: {
        kind: 'tokens',
        width: 106,
        roomyWidth: 220,
        tokens: tokenFormat,
        options: airportOptions,
        suggestion(row) {
          const to = directRouting(row, reference);
          if (!to) return undefined;
          const hint = text('air.routing.direct.hint');
          return { id: 'direct', label: text('air.routing.direct', { to }), hint, text: to };
        },
      },
      validityFrom: DATE,
      validityTo: DATE,
      comment: { kind: 'text', width: 96, roomyWidth: 260 },
    };
    return columnsOf(levels).map((id): GridColumn<RateRow> => {
      const level = levelOf(id);
      if (level !== undefined)
        return {
          id,
          label: levelHeading(level, columnText, sign),
          ...NUMBER,
          ...(level === MINIMUM && MINIMUM_WIDTH),
        };
      const column = fixed[id as FixedColumn];
      const heading = headingOf(id, columnText, sign);
      const label = column.group ? '' : hasStar(id) ? `${heading}*` : heading;
      return { id, label, isRequired: REQUIRED.has(id), ...column };
    });
  }, [levels, reference, isLoading, text, columnText, sign]);
}
