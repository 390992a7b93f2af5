import { useMemo } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { calendarEditor } from '../../../shared/ui/grid/date/calendar-editor.tsx';
import { tokenFormat } from '../../../shared/ui/grid/editors/tokens.ts';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import { headingOf, levelHeading } from '../columns/heading.ts';
import { texts as columnTexts } from '../columns/texts/index.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { columnsOf, type FixedColumn, levelOf, type RateRow } from '../rows/rate-row.ts';
import { texts } from '../texts/index.ts';

type Fixed = Omit<GridColumn<RateRow>, 'id' | 'label'>;

const NUMBER: Fixed = { kind: 'number', width: 82, roomyWidth: 104 };
const DATE: Fixed = { kind: 'date', width: 112, roomyWidth: 132, editor: calendarEditor };

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
  return useMemo(() => {
    const { airportOptions, airlineOptions } = reference;
    const airport: Fixed = {
      kind: 'choice',
      // The widest codes beside the arrow, such as DMM.
      width: 74,
      roomyWidth: 84,
      options: airportOptions,
      sticky: true,
    };
    const time: Fixed = { kind: 'number', width: 46, roomyWidth: 58, group: text('air.column.time') };
    const fixed: Readonly<Record<FixedColumn, Fixed>> = {
      from: airport,
      to: airport,
      airline: { kind: 'choice', width: 130, roomyWidth: 220, options: airlineOptions },
      minTime: { ...time, name: text('air.name.minTime') },
      maxTime: { ...time, name: text('air.name.maxTime') },
      maxCapacity: { ...NUMBER, width: 84, roomyWidth: 120 },
      routing: { kind: 'tokens', width: 128, roomyWidth: 220, tokens: tokenFormat, options: airportOptions },
      validityFrom: DATE,
      validityTo: DATE,
      comment: { kind: 'text', width: 110, roomyWidth: 260 },
    };
    return columnsOf(levels).map((id): GridColumn<RateRow> => {
      const level = levelOf(id);
      if (level !== undefined) return { id, label: levelHeading(level, columnText), ...NUMBER };
      const column = fixed[id as FixedColumn];
      const heading = headingOf(id, columnText);
      const label = column.group ? '' : hasStar(id) ? `${heading}*` : heading;
      return { id, label, isRequired: REQUIRED.has(id), ...column };
    });
  }, [levels, reference, text, columnText]);
}
