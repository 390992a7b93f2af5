import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { choice } from '../form/form.css.ts';
import { type TableClasses, tableStyles, upTo } from './list/table-styles.ts';

/** Wide enough for the whole form beside the menu. */
const ONE_LINE = '(min-width: 1200px)';

export const card = style({
  marginBottom: vars.space.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
});

export const cardTitle = style({
  padding: `${vars.space.md} ${vars.space.lg} 0`,
  fontSize: vars.font.size.lg,
  lineHeight: '24px',
});

/** Above a card that begins with its search. */
export const listTitle = style({
  marginBottom: vars.space.sm,
  fontSize: vars.font.size.lg,
  lineHeight: '24px',
});

export const form = style({ padding: vars.space.lg });

/** As many fields beside each other as fit, the button in line with them. */
const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
});

/** The email and the company are long and get more width. */
export const inviteFields = style([
  fields,
  { '@media': { [ONE_LINE]: { gridTemplateColumns: '3fr 3fr 2fr 2fr auto' } } },
]);

/** The record is long and gets more width. */
export const linkFields = style([
  fields,
  { '@media': { [ONE_LINE]: { gridTemplateColumns: '2fr 4fr 2fr 2fr auto' } } },
]);

/** As deep as the label of the field beside it. */
export const copy = style({ display: 'grid', paddingTop: '24px' });

/** In line with the fields where all fit, else below them. */
export const submit = style({
  display: 'grid',
  gridColumn: '1 / -1',
  justifyItems: 'start',
  '@media': {
    [ONE_LINE]: { gridColumn: 'auto', paddingTop: '24px' },
    '(max-width: 600px)': { justifyItems: 'stretch' },
  },
});

export const select = style({ display: 'block', margin: 0, padding: `${vars.space.xs} ${vars.space.sm}` });

export const made = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.sm,
});

export const notice = style({ padding: `${vars.space.md} ${vars.space.lg}` });

export const empty = style({
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
  color: vars.color.textMuted,
});

export const scroll = style({
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'auto',
  padding: `${vars.space.sm} 0 ${vars.space.sm}`,
});

const NARROW = upTo(640);
const parts = tableStyles(NARROW);

export const table: TableClasses = {
  table: style(parts.table),
  heads: style(parts.heads),
  body: style(parts.body),
  row: style(parts.row),
  cell: style(parts.cell),
};

const edge = {
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.lg },
    '&:last-child': { paddingInlineEnd: vars.space.lg },
  },
};

export const head = style([
  {
    padding: `${vars.space.xs} ${vars.space.sm}`,
    borderBottom: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  edge,
]);

export const end = style([
  table.cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [NARROW]: { display: 'block', selectors: { '&&': { paddingTop: vars.space.xs } } } },
  },
]);

export const quiet = style({ color: vars.color.textMuted });

/** A checkbox with its text below the question of a dialog. */
export const further = style([choice, { marginTop: vars.space.md }]);

/** A second line in a cell. */
export const below = style([quiet, { display: 'block', fontSize: vars.font.size.sm }]);

/** What else can be done with the record of a row, as high as the button of other rows. */
export const links = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  lineHeight: '28px',
  '@media': { '(pointer: coarse)': { lineHeight: '44px' } },
});

/** What can be done to a row, which is no higher for it. */
export const buttons = style({
  display: 'inline-flex',
  // Beside links that stand one below the other a button is no higher.
  alignItems: 'flex-start',
  gap: vars.space.xs,
  '@media': { '(max-width: 600px)': { flexWrap: 'wrap' } },
});

/** As high as the button of other rows. */
export const you = style([quiet, { lineHeight: '28px' }]);

/** What was done to a row last; it takes the focus, and isn't a control. */
export const done = style({
  outline: 'none',
  selectors: { '&:has([role=status] > *)': { marginBottom: vars.space.md } },
});

/** What the roles may do, below the choice of one. */
export const guide = style([quiet, { display: 'grid', gap: vars.space.xs, fontSize: vars.font.size.sm }]);

export const duties = style({ display: 'grid', gap: vars.space.xs, margin: 0 });

export const duty = style({
  display: 'inline',
  margin: 0,
  selectors: {
    'dt&': { color: vars.color.text, fontWeight: vars.font.weight.medium },
    'dt&::after': { content: ':' },
  },
});

/** Above a form or list, where there is something to say. */
export const above = style({ marginBottom: vars.space.lg });

/** What became of each of several rows. */
export const outcomes = style({
  display: 'grid',
  gap: vars.space.xs,
  marginTop: vars.space.sm,
});

export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  overflowWrap: 'anywhere',
});

/** A part of a drawer that is saved by itself, below what is saved together. */
export const section = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  marginTop: vars.space.xl,
  paddingTop: vars.space.lg,
  borderTop: `1px solid ${vars.color.border}`,
});
