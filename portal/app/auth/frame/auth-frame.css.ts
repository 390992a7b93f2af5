import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** Narrower windows show the panel as a strip above the form. */
const WIDE = '(min-width: 992px)';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  background: vars.color.canvas,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(440px, 38%)',
      gridTemplateRows: '1fr auto',
    },
  },
});

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: `${vars.space.md} ${vars.space.lg}`,
  overflow: 'hidden',
  background: vars.color.primarySoft,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [WIDE]: {
      gridRow: '1 / -1',
      padding: '40px',
      borderBottom: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
});

export const product = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      maxWidth: '24em',
      marginTop: vars.space.xl,
      fontSize: vars.font.size.xl,
      lineHeight: 1.35,
    },
  },
});

/** Map of seaports and airports. */
export const map = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      bottom: '6%',
      height: '62%',
      backgroundColor: vars.color.primary,
      maskSize: 'cover',
      maskPosition: '52% 60%',
      maskRepeat: 'no-repeat',
    },
    print: { display: 'none' },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${vars.space.xl} ${vars.space.lg}`,
  '@media': { '(max-width: 600px)': { alignContent: 'start' } },
});

export const form = style({
  width: '100%',
  maxWidth: '360px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});

export const title = style({ fontSize: '24px', lineHeight: 1.2, textWrap: 'balance' });

export const footer = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${vars.space.lg} ${vars.space.xl}`,
});

/** A line below a form. */
export const aside = style({ minHeight: '1.5em', color: vars.color.textMuted });

/** As wide as its text, not as the form. */
export const forgot = style({ justifySelf: 'start' });
