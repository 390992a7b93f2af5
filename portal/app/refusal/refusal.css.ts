import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

const middle = style({ display: 'grid', placeItems: 'center', padding: `${vars.space.xl} ${vars.space.lg}` });

const framed = style([
  middle,
  {
    marginBottom: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
  },
]);

export const places = styleVariants({
  page: [middle, { minHeight: '100vh', boxSizing: 'border-box', background: vars.color.canvas }],
  screen: [framed],
  part: [framed],
  list: [middle],
});

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  maxWidth: '440px',
  textAlign: 'center',
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  marginBottom: vars.space.md,
  fontWeight: vars.font.weight.bold,
});

export const mark = style({ flex: 'none', width: '28px', height: '28px' });

/** The one tone of all refusals. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.xl,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const smallTitle = style([title, { fontSize: vars.font.size.lg }]);

export const more = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  marginTop: vars.space.sm,
  padding: `0 ${vars.space.lg}`,
  borderRadius: vars.radius.md,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.primaryHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
