import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const strong = style({ fontWeight: vars.font.weight.medium });

export const example = style({ fontFamily: vars.font.mono, fontSize: vars.font.size.sm });

export const banner = style({ marginBottom: vars.space.md });

export const loading = style({ minHeight: '160px' });

export const wholeLine = style({ flexBasis: '100%' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
});

/* What is imported */

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBottom: vars.space.sm, color: vars.color.textMuted });

export const kind = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space.sm,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:has(:checked)': { borderColor: vars.color.primary, backgroundColor: vars.color.primarySoft },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});

export const about = style({
  gridColumn: 2,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const file = style({ display: 'grid', gap: vars.space.md, marginTop: vars.space.lg });

/* Parts that can be closed */

/** In a card, below something else of it. */
export const below = style({ borderTop: `1px solid ${vars.color.border}` });

export const summary = style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const note = style({
  maxWidth: '88ch',
  padding: `0 ${vars.space.lg} ${vars.space.sm}`,
  color: vars.color.textMuted,
});

/* Where an import stands */

export const state = style({ display: 'grid', gap: vars.space.md, padding: vars.space.lg });

export const stateTitle = style({ fontSize: vars.font.size.lg, lineHeight: '24px' });

export const quietLine = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const wrong = style({ display: 'grid', gap: vars.space.sm });

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: vars.space.sm,
  margin: 0,
});

export const count = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const countName = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const countNumber = style({
  margin: 0,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const dialog = style({ display: 'grid', gap: vars.space.md });

/* Rows */

/** The names of the tabs stand in line with the heading. */
export const tabs = style({ padding: `${vars.space.xs} ${vars.space.lg} 0` });

/** As wide as the card; a tab with few rows must not make the page jump. */
export const panel = style({ margin: `0 calc(-1 * ${vars.space.lg})`, minHeight: '180px' });

export const reference = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

/** The list is a table there, and no cards. */
export const detailsCell = style({ '@container': { '(min-width: 641px)': { width: '62%' } } });

const list = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

export const changes = list;

/** The values of a new record stand behind one another. */
export const values = style([list, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md }]);

export const problems = list;

export const problem = style({ color: vars.color.danger });

export const field = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const before = style({ color: vars.color.textMuted, textDecoration: 'line-through' });

/* Headings of the file */

export const headings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: `0 ${vars.space.lg}`,
  listStyle: 'none',
});

export const check = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.lg,
});

export const mappingProblem = style({
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
});
