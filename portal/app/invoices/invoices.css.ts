import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { head } from '../admin/admin.css.ts';
import { type TableClasses, tableStyles, upTo } from '../admin/list/table-styles.ts';

/** Where rows become cards. */
const NARROW = upTo(640);
/** Where the lines of an invoice do: beside its facts they have less room than on a page of 700 px. */
const PHONE = upTo(430);
/** Where a statement of several customers has no room for the day of issue, and any statement none for its status. */
const MEDIUM = `(min-width: 640.02px) and ${upTo(1060)}`;
/** Where no statement has room for columns of what was paid and credited. */
const WIDE = `(min-width: 640.02px) and ${upTo(1280)}`;
const SMALL = `(min-width: 640.02px) and ${upTo(820)}`;

/** The whole width of its card. */
export const box = style({
  containerType: 'inline-size',
  margin: `0 calc(-1 * ${vars.space.lg})`,
  overflowX: 'auto',
  '@media': {
    '(max-width: 575.98px)': { margin: `0 calc(-1 * ${vars.space.md})` },
    print: { overflow: 'visible' },
  },
});

const tableOf = (narrow: string): TableClasses => {
  const parts = tableStyles(narrow);
  return {
    table: style(parts.table),
    heads: style(parts.heads),
    body: style(parts.body),
    row: style([parts.row, { '@media': { print: { breakInside: 'avoid' } } }]),
    cell: style([parts.cell, { verticalAlign: 'top' }]),
  };
};
const endOf = (narrow: string) =>
  style({ textAlign: 'end', whiteSpace: 'nowrap', '@container': { [narrow]: { textAlign: 'start' } } });

export const table = tableOf(NARROW);

/** Of an invoice's lines and sums: their columns are few, so that they are tables from a window of 700 px on. */
export const linesTable = tableOf(PHONE);
export const linesEndCell = endOf(PHONE);

export const endHead = style([head, { textAlign: 'end' }]);

export const endCell = endOf(NARROW);

/** Its words may stand in two lines, which its numbers can't. */
export const statementHead = style([head, { verticalAlign: 'bottom', whiteSpace: 'normal' }]);
export const statementEndHead = style([statementHead, { textAlign: 'end' }]);

/** A number or day in one line. */
export const whole = style({
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: { whiteSpace: 'normal' } },
});

const notMedium = { '@container': { [MEDIUM]: { display: 'none' } } } as const;
export const issuedHead = style([statementHead, notMedium]);
export const issuedCell = style([whole, notMedium]);

const notSmall = { '@container': { [SMALL]: { display: 'none' } } } as const;
export const statusHead = style([statementHead, notSmall]);
export const statusCell = style(notSmall);
export const overdueHead = style([statementEndHead, notSmall]);
export const overdueCell = style([endCell, notSmall]);

const notWide = { '@container': { [WIDE]: { display: 'none' } } } as const;
/** What was paid and credited, where both have room. */
export const settledHead = style([statementEndHead, notWide]);
export const settledCell = style([endCell, notWide]);

const below = style({ display: 'none', color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Below the number, in place of the column. */
export const issuedBelow = style([below, { '@container': { [MEDIUM]: { display: 'block' } } }]);

/** Below the amount, in place of the columns. */
export const settledBelow = style([below, { '@container': { [WIDE]: { display: 'block' } } }]);

/** Below the day on which an invoice is due, in place of its status and its days overdue. */
export const stateBelow = style([below, { '@container': { [SMALL]: { display: 'block' } } }]);

export const strong = style({ fontWeight: vars.font.weight.medium });

export const late = style({ color: vars.color.danger, fontWeight: vars.font.weight.medium });

export const none = style({ color: vars.color.textMuted });

export const note = style({
  marginTop: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg });

/** Keeps the room of what comes, so that the page doesn't jump. */
export const waiting = style({ minHeight: '360px' });

export const customer = style({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: '320px',
  '@media': { print: { display: 'none' } },
});
