import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { NARROW } from '../../shell/sizes.ts';

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  '@media': { [NARROW]: { display: 'block' } },
});

/** On a narrow screen each record is a card, whose cells name themselves. */
export const head = style({ '@media': { [NARROW]: { display: 'none' } } });

const edge = `1px solid ${vars.color.border}`;

export const heading = style({
  padding: `${vars.space.xs} ${vars.space.md} ${vars.space.xs} 0`,
  borderBottom: edge,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const rows = style({ '@media': { [NARROW]: { display: 'block' } } });

export const row = style({
  '@media': { [NARROW]: { display: 'block', padding: `${vars.space.sm} 0`, borderBottom: edge } },
});

const cell = style({
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.sm} 0`,
  borderBottom: edge,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [NARROW]: { display: 'block', padding: 0, border: 0 } },
});

export const name = style([cell, { minWidth: '140px', fontWeight: vars.font.weight.medium }]);

export const value = style([
  cell,
  {
    whiteSpace: 'nowrap',
    '@media': {
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(112px, 36%) minmax(0, 1fr)',
        gap: vars.space.md,
        // Only to be seen: the row of headings says it already.
        '::before': { content: "attr(data-name) / ''", color: vars.color.textMuted },
      },
    },
  },
]);

/** Several words, which may stand in several lines. */
export const words = style([value, { whiteSpace: 'normal', minWidth: '120px', overflowWrap: 'anywhere' }]);

/** A text that is typed. */
export const entered = style([value, { whiteSpace: 'normal', minWidth: '160px' }]);

/** Of no interest where there is little room. */
export const same = style([
  value,
  { color: vars.color.textMuted, '@media': { [NARROW]: { display: 'none' } } },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: vars.space.md,
});

export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  maxHeight: '50vh',
  overflowY: 'auto',
});

/** What is said below a list. */
export const below = style({ margin: 0, marginTop: vars.space.md });

const line = style({
  display: 'block',
  margin: 0,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.normal,
  overflowWrap: 'anywhere',
});

/** It is stored, and marked. */
export const warning = style([line, { color: vars.color.warning }]);

export const note = style([line, { color: vars.color.textMuted }]);

/** Above the table: what is left out. */
export const notices = style({
  display: 'grid',
  gap: vars.space.xs,
  selectors: { '&:empty': { display: 'none' } },
});

export const fault = style([line, { color: vars.color.danger }]);

export const before = style({ color: vars.color.textMuted });

export const after = style({ textDecoration: 'none', fontWeight: vars.font.weight.medium });

/** Above the list that it is about. */
export const saved = style({ marginBottom: vars.space.md });
