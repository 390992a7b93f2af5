import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { head } from '../admin/admin.css.ts';
import { type TableClasses, tableStyles, upTo } from '../admin/list/table-styles.ts';

export const banner = style({ marginBottom: vars.space.md });

/** A link that leads to the page's main work. */
export const mainLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `0 ${vars.space.md}`,
  borderRadius: vars.radius.md,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.primaryHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

const NARROW = upTo(980);
/** A table of prices has up to twelve columns. */
const CARDS = upTo(1120);

/** As many cards beside each other as fit, with a line above each: nothing tells which ones are the last. */
const classesOf = (narrow: string): TableClasses => {
  const { table, heads, body, row, cell } = tableStyles(narrow);
  const cardsBeside = {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  };
  const cardOfSeveral = {
    alignContent: 'start',
    borderTop: `1px solid ${vars.color.border}`,
    borderBottom: 0,
  };
  return {
    table: style(table),
    heads: style(heads),
    body: style([body, { '@container': { [narrow]: cardsBeside } }]),
    row: style([row, { '@container': { [narrow]: cardOfSeveral } }]),
    cell: style([cell, { verticalAlign: 'top' }]),
  };
};

export const plainTable = classesOf(NARROW);
export const rateTable = classesOf(CARDS);

export const oneLine = style({ whiteSpace: 'nowrap' });

export const markups = style({ display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space.md });

export const state = style({ display: 'grid', gap: vars.space.xs, maxWidth: '176px' });

/** Keeps a badge from being stretched to the width of its cell. */
export const badge = style({ justifySelf: 'start' });

export const reason = style({ color: vars.color.danger, fontSize: vars.font.size.sm });

export const note = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const rowButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // In a table no wider than the buttons, so that a failure is said below them.
  selectors: { 'td > &': { justifyContent: 'end', width: 'max-content', maxWidth: '248px' } },
});

export const failure = style({
  flexBasis: '100%',
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
  whiteSpace: 'normal',
});

export const dialog = style({ display: 'grid', gap: vars.space.md });

/* One sheet */

export const loading = style({ minHeight: '160px' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: `${vars.space.md} ${vars.space.lg}`,
  margin: 0,
  padding: vars.space.lg,
});

export const factName = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const fact = style({ margin: 0, overflowWrap: 'anywhere' });

/** The names of the tabs stand in line with the heading. */
export const tabs = style({ padding: `${vars.space.xs} ${vars.space.lg} 0` });

/** As wide as the card; a tab with few rows must not make the page jump. */
export const panel = style({ margin: `0 calc(-1 * ${vars.space.lg})`, minHeight: '240px' });

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.lg} ${vars.space.sm}`,
  '@media': {
    '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});

export const filterNote = style({
  paddingBottom: '8px',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const endHead = style([head, { textAlign: 'end' }]);

/** Of a column that is no wider than its prices. */
export const priceHead = style([endHead, { verticalAlign: 'bottom', whiteSpace: 'normal' }]);

const amountIn = (narrow: string) =>
  ({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { textAlign: 'start', whiteSpace: 'normal' } },
  }) as const;

export const amountCell = style(amountIn(CARDS));
export const endCell = style(amountIn(NARROW));

/** A way has several words in a line. */
export const wordsCell = style({ minWidth: '144px', '@container': { [NARROW]: { minWidth: 0 } } });

const below = { display: 'block', fontSize: vars.font.size.sm } as const;

export const before = style({ ...below, color: vars.color.textMuted, textDecoration: 'line-through' });

export const differences = styleVariants({
  more: { ...below, color: vars.color.danger },
  less: { ...below, color: vars.color.success },
  // Words, which may break where amounts don't: they would be wider than any price.
  new: { ...below, color: vars.color.textMuted, whiteSpace: 'normal' },
  gone: { ...below, color: vars.color.textMuted, whiteSpace: 'normal' },
});

export const pricesCell = style({ minWidth: '424px', '@container': { [NARROW]: { minWidth: 0 } } });

export const prices = style({
  display: 'grid',
  // Most prices of a sheet stand below each other from row to row.
  gridTemplateColumns: 'minmax(84px, max-content) repeat(2, minmax(72px, max-content)) minmax(0, 1fr)',
  columnGap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [NARROW]: { display: 'block' } },
});

export const priceLine = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  '@container': { [NARROW]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm } },
});

export const priceName = style({ color: vars.color.textMuted });

export const priceBefore = style({
  color: vars.color.textMuted,
  textAlign: 'end',
  textDecoration: 'line-through',
});

export const priceNow = style({ textAlign: 'end', fontWeight: vars.font.weight.medium });

export const priceDifference = style({ '@container': { [NARROW]: { flexBasis: '100%' } } });
