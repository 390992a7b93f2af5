import { style } from '@vanilla-extract/css';
import { vars } from '../shared/theme/vars.css.ts';

export const panel = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  minWidth: 0,
});

export const panelTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  cursor: 'pointer',
  fontWeight: vars.font.weight.bold,
  selectors: {
    '&::before': { content: '"▸"', color: vars.color.textMuted, width: '12px' },
    'details[open] > &::before': { content: '"▾"' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, borderRadius: vars.radius.lg },
    '&::-webkit-details-marker': { display: 'none' },
  },
  listStyle: 'none',
});

export const panelNote = style({
  marginLeft: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.normal,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const panelBody = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `0 ${vars.space.md} ${vars.space.md}`,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm, margin: 0 });

export const attribute = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const label = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted });

export const control = style({
  width: '100%',
  minWidth: 0,
  height: vars.control.height,
  padding: `0 ${vars.space.sm}`,
  font: 'inherit',
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&::placeholder': { color: vars.color.textMuted },
  },
});

export const pair = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 });

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: '340px',
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const item = style({
  display: 'block',
  width: '100%',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  textAlign: 'left',
  font: 'inherit',
  color: vars.color.text,
  background: 'transparent',
  border: 0,
  borderBottom: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: vars.color.surfaceHover },
    'button&[aria-pressed="true"]': { background: vars.color.primarySoft },
    'button&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    'li:last-child > &, &:is(li:last-child)': { borderBottom: 0 },
  },
});

export const mono = style({
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const link = style({
  color: vars.color.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, borderRadius: vars.radius.sm },
  },
});

export const bad = style({ color: vars.color.danger });
