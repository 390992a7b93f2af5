import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const content = style({ display: 'grid', gap: vars.space.md, minWidth: 0 });

export const list = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' });

const row = style({
  minWidth: 0,
  padding: `${vars.space.sm} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const item = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${vars.space.xs} ${vars.space.md}`,
    selectors: { '&[aria-busy]': { opacity: 0.6 } },
  },
]);

export const about = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: '1 1 220px',
  minWidth: 0,
  '@media': { '(max-width: 575.98px)': { flexBasis: '100%' } },
});

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
});

export const plainName = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

export const name = style([
  plainName,
  {
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.secondary,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: '32px' },
      print: { color: 'inherit', textDecoration: 'none' },
    },
  },
]);

export const badge = style({
  padding: `0 ${vars.space.sm}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '10px',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: '18px',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const facts = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.md}`, overflowWrap: 'anywhere' },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
});

/* Files that are no documents yet */

export const hint = style([quiet, { flex: '1 1 240px' }]);

export const uploads = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 });

export const upload = style([row, { display: 'grid', gap: vars.space.xs }]);

export const uploadHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
});

export const uploadActions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  marginInlineStart: 'auto',
});

export const progress = style({ width: '100%', height: '8px', accentColor: vars.color.primary });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: vars.space.sm,
});

export const select = style({
  display: 'block',
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  selectors: { '&[aria-disabled]': { color: vars.color.textMuted } },
});

/* Preview: as high before it is there */

export const preview = style({ display: 'grid', height: '70dvh', minHeight: '240px' });

export const frame = style({
  width: '100%',
  height: '100%',
  border: `1px solid ${vars.color.border}`,
  background: 'white',
});

export const picture = style({
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  margin: 'auto',
  objectFit: 'contain',
});
