import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE, TOP } from '../../shell/sizes.ts';
import { STAYS } from './sticky.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [PHONE]: { padding: vars.space.md },
    // Above the headings, and what of a wide table stays in its place.
    [STAYS]: { position: 'sticky', top: TOP, zIndex: 4, backgroundColor: vars.color.surface },
    print: { display: 'none' },
  },
});

export const search = style({
  flex: '3 1 200px',
  maxWidth: '420px',
  minWidth: 0,
  '@media': { [PHONE]: { flexBasis: '160px', maxWidth: 'none' } },
});

/** Wide enough for a day and the button of its calendar. */
export const filter = style({
  flex: '1 1 144px',
  maxWidth: '184px',
  '@media': { [PHONE]: { maxWidth: 'none' } },
});

/** A column and its direction, which are longer than a filter. */
export const sort = style({ flexBasis: '100%' });

export const folded = style({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  gap: vars.space.sm,
});

/** The tools and the number of records go to the next line together. */
export const end = style({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  '@media': { [PHONE]: { gap: vars.space.xs } },
});

export const messages = style({ display: 'contents' });

/** On a line of its own below the filters: it is too long for the width of one. */
export const message = style({
  flexBasis: '100%',
  order: 1,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
});

export const select = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  cursor: 'pointer',
});

/** Takes its space before the number is loaded, so that nothing wraps when it appears. */
export const count = style({
  minWidth: '112px',
  minHeight: vars.control.height,
  marginLeft: 'auto',
  textAlign: 'end',
  lineHeight: vars.control.height,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { minWidth: '80px', minHeight: 0, lineHeight: '20px', alignSelf: 'center' } },
});
