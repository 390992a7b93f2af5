import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space.md}`,
  padding: `${vars.space.sm} 0`,
  borderTop: `1px solid ${vars.color.border}`,
});

export const unread = style([entry, { paddingLeft: '18px' }]);

export const dot = style({
  position: 'absolute',
  left: '2px',
  top: `calc(${vars.space.sm} + 6px)`,
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  backgroundColor: vars.color.secondary,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const record = style({
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});

export const line = style({ gridColumn: 1, overflowWrap: 'anywhere' });

export const muted = style([line, { color: vars.color.textMuted, fontSize: vars.font.size.sm }]);

/** Spans all lines of the entry. */
export const side = style({
  gridColumn: 2,
  gridRow: '1 / span 20',
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
});

/** Shows and hides the entries of a group. */
export const toggle = style({
  gridColumn: 1,
  justifySelf: 'start',
  margin: 0,
  padding: `${vars.space.xxs} 0`,
  border: 0,
  background: 'none',
  color: vars.color.secondary,
  fontSize: vars.font.size.sm,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const parts = style({
  gridColumn: '1 / -1',
  marginTop: vars.space.xs,
  paddingLeft: vars.space.md,
  borderLeft: `2px solid ${vars.color.border}`,
});
