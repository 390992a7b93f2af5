import { newRow, type RateRow } from '../../../widgets/air-rates/rows/rate-row.ts';

/** A lane as a clerk has it in the table; `over` are other texts by column. */
export const laneOf = (over: Readonly<Record<string, string>> = {}): RateRow =>
  newRow({
    from: 'YYZ',
    to: 'LHR',
    airline: 'Air Canada Cargo',
    'level minimum': '75.00',
    'level normal': '5.20',
    'level 100': '4.50',
    minTime: '2',
    maxTime: '4',
    maxCapacity: '',
    routing: 'LHR',
    validityFrom: '2026-03-01',
    validityTo: '2026-03-31',
    comment: '',
    ...over,
  });

export const LEVELS = ['minimum', 'normal', '100', '300', '500', '1000'];
