import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { head } from '../admin/admin.css.ts';
import { type TableClasses, tableStyles, upTo } from '../admin/list/table-styles.ts';

/** Where rows become cards. */
const NARROW = upTo(640);
const STATEMENT_NARROW = upTo(820);

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

const classesOf = (narrow: string): TableClasses => {
  const { table, heads, body, row, cell } = tableStyles(narrow);
  return {
    table: style(table),
    heads: style(heads),
    body: style(body),
    row: style([row, { '@media': { print: { breakInside: 'avoid' } } }]),
    cell: style([cell, { verticalAlign: 'top' }]),
  };
};

export const table = classesOf(NARROW);
export const statementTable = classesOf(STATEMENT_NARROW);

export const endHead = style([head, { textAlign: 'end' }]);

const end = (narrow: string) =>
  style({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { textAlign: 'start' } },
  });

export const endCell = end(NARROW);
export const statementEndCell = end(STATEMENT_NARROW);

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
