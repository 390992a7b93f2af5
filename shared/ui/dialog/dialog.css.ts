import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  width: 'min(480px, calc(100% - 32px))',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  overflow: 'hidden',
  // Inside a dialog no header of the page covers the top.
  vars: { '--fp-sticky-top': '0' },
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', animation: `${appear} ${vars.motion.normal}` },
    '&::backdrop': { backgroundColor: vars.color.overlay, animation: `${fade} ${vars.motion.normal}` },
  },
});

export const wide = style({ width: 'min(880px, calc(100% - 32px))' });

export const full = style({ width: 'min(1360px, calc(100% - 32px))' });

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.sm}`,
});

export const title = style({ fontSize: vars.font.size.lg, lineHeight: '24px', overflowWrap: 'anywhere' });

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.lg}`,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderTop: `1px solid ${vars.color.border}`,
});
