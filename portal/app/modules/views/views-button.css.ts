import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** A long name leaves room for the other controls. */
export const face = style({
  maxWidth: '200px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const name = style({
  flex: 1,
  minWidth: 0,
  minHeight: '34px',
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': { backgroundColor: vars.color.primarySoft, fontWeight: vars.font.weight.medium },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

/** Who shares a view. */
export const by = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const heading = style({
  margin: `${vars.space.sm} 0 ${vars.space.xs}`,
  padding: `0 ${vars.space.sm}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

export const filled = style({ display: 'inline-flex', color: vars.color.secondary });
globalStyle(`${filled} path`, { fill: 'currentColor' });

export const gone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  selectors: { '&:not(:empty)': { padding: `${vars.space.xs} ${vars.space.sm}` } },
});

export const end = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  marginTop: vars.space.sm,
  paddingTop: vars.space.sm,
  borderTop: `1px solid ${vars.color.border}`,
});

/** The button stays beside the input, also above a message. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.sm,
  width: '100%',
});

export const field = style({ minWidth: 0 });
globalStyle(`${form} > button`, { marginTop: '24px' });
