import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { NARROW, PHONE } from '../../shell/sizes.ts';

const box = style({
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  '@media': { print: { boxShadow: 'none' } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  marginBottom: vars.space.md,
  '@media': { print: { display: 'none' } },
});

export const filter = style({
  flex: '0 1 190px',
  minWidth: '132px',
  alignSelf: 'flex-start',
  '@media': { [PHONE]: { flex: '1 1 132px' } },
});

/** In line with the fields, whatever stands below one of them. */
export const reset = style({ alignSelf: 'flex-start', marginTop: '25px' });

export const notice = style({ marginBottom: vars.space.md });

/** Reserves the height of the figures while they load. */
export const waiting = style({ minHeight: '900px' });

export const period = style({ marginBottom: vars.space.sm, fontWeight: vars.font.weight.medium });

export const chosenFilters = style({
  display: 'none',
  '@media': { print: { display: 'block', marginBottom: vars.space.sm } },
});

export const heads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.md,
  margin: `0 0 ${vars.space.md}`,
  '@media': { [`screen and ${NARROW}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const head = style([
  box,
  {
    padding: `${vars.space.md} ${vars.space.lg}`,
    breakInside: 'avoid',
    '@media': { print: { padding: 0, border: 0 } },
  },
]);
globalStyle(`${head} dd`, { margin: 0 });

export const headName = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const headFigure = style({
  fontSize: '26px',
  fontWeight: vars.font.weight.bold,
  lineHeight: '36px',
  '@media': { print: { fontSize: '18px', lineHeight: '26px' } },
  fontVariantNumeric: 'tabular-nums',
});

export const headFurther = style({
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** A figure and its change; the next figure is another one, not a part of that change. */
export const headPair = style({
  display: 'flex',
  flexDirection: 'column',
  marginBottom: vars.space.xs,
  selectors: {
    '& + &': { paddingTop: vars.space.xs, borderTop: `1px solid ${vars.color.border}` },
  },
});

export const headChange = style({ fontWeight: vars.font.weight.medium });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const how = style({
  marginBottom: vars.space.md,
  // Closed, paper can't open it.
  '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } },
});

export const howTitle = style({
  width: 'fit-content',
  color: vars.color.secondary,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { padding: `${vars.space.sm} 0` } },
});

export const howList = style({
  maxWidth: '75ch',
  margin: `${vars.space.xs} 0 0`,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBottom: vars.space.md,
  '@media': { print: { display: 'none' } },
});

export const exports = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const panel = style([
  box,
  {
    marginBottom: vars.space.lg,
    paddingTop: vars.space.md,
    '@media': { print: { breakInside: 'avoid', marginBottom: vars.space.sm, paddingTop: 0, border: 0 } },
  },
]);

export const panelTitle = style({
  padding: `0 ${vars.space.lg}`,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { 'screen and (max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const chart = style({
  minWidth: 0,
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.lg} ${vars.space.md}`,
  breakInside: 'avoid',
  '@media': {
    [PHONE]: { padding: vars.space.sm },
    // A chart and its table stand on one sheet.
    print: { zoom: 0.7 },
  },
});

export const chartName = style([quiet, { marginBottom: vars.space.xs }]);

export const side = style({ position: 'relative' });

/** Below a table that doesn't show all its rows. */
export const more = style({
  padding: `${vars.space.sm} ${vars.space.lg} ${vars.space.md}`,
  '@media': { print: { display: 'none' } },
});

export const scroll = style({
  overflowX: 'auto',
  borderTop: `1px solid ${vars.color.border}`,
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `6px ${vars.space.md}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.normal,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, {
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  verticalAlign: 'bottom',
  whiteSpace: 'normal',
});
// Names give way to figures.
globalStyle(`${table} tbody th`, { whiteSpace: 'normal' });
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: vars.space.lg });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
// All columns have to fit the paper.
globalStyle(`${table} :is(th, td)`, {
  '@media': { print: { padding: '2px 5px', fontSize: '10px', lineHeight: '14px', whiteSpace: 'normal' } },
});
globalStyle(`${table} :is(th, td):first-child`, {
  '@media': { print: { paddingInlineStart: vars.space.sm } },
});

export const number = style({});
globalStyle(`${table} ${number}`, { textAlign: 'end' });

/** Stays in sight while the figures are scrolled sideways. */
export const rowName = style({
  position: 'sticky',
  left: 0,
  background: vars.color.surface,
  minWidth: '168px',
  '@media': {
    [PHONE]: { minWidth: '118px', maxWidth: '150px' },
    print: { position: 'static', minWidth: 0 },
  },
});

export const paperRow = style({ display: 'none', '@media': { print: { display: 'table-row' } } });

export const chosenRow = style({});
globalStyle(`${chosenRow} > *`, { background: vars.color.secondarySoft });
globalStyle(`${table} ${chosenRow} > *`, { fontWeight: vars.font.weight.medium });

export const rowButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.secondary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    print: { color: vars.color.text, textDecoration: 'none' },
  },
});

export const empty = style([
  box,
  { padding: vars.space.xl, marginBottom: vars.space.lg, textAlign: 'center' },
]);

/** Of which a page of the list shows a part: its figures are what is printed. */
export const list = style({ marginTop: vars.space.lg, '@media': { print: { display: 'none' } } });

export const report = style({ '@media': { print: { page: 'wide' } } });

export const listTitle = style({
  scrollMarginTop: '72px',
  marginBottom: vars.space.sm,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
});
