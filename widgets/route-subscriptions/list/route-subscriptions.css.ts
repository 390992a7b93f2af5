import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const tool = style({
  containerType: 'inline-size',
  // A size container has no width of its own: where the host's box fits its content, it would be a thin line.
  containIntrinsicInlineSize: 'min(960px, 80vw)',
  // Its colours are made for its own surface, whatever page it stands on.
  background: vars.color.surface,
  // What lies over what inside stays inside: a page's own layers, however low, are above it.
  isolation: 'isolate',
});

export const generator = style({
  marginBottom: vars.space.xl,
  paddingBottom: vars.space.xl,
  borderBottom: `1px solid ${vars.color.border}`,
  // As high as the form that comes, so that the list below stays where it is. Those who choose mark-ups have two fields more.
  minHeight: '297px',
  '@media': { print: { display: 'none' } },
  '@container': {
    '(min-width: 880px)': { minHeight: '200px' },
    '(max-width: 330px)': { minHeight: '407px' },
  },
});

/** The form also says that few days are left. */
export const generatorWithNote = style([
  generator,
  {
    minHeight: '341px',
    '@container': {
      '(min-width: 880px)': { minHeight: '244px' },
      // The button stands below its sentence.
      '(max-width: 360px)': { minHeight: '373px' },
      '(max-width: 330px)': { minHeight: '480px' },
    },
  },
]);

export const heading = style({
  fontSize: vars.font.size.xl,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  '@media': { print: { display: 'none' } },
});

/** Takes its space before the number is loaded, so that nothing wraps when it appears. */
export const count = style({
  minWidth: '80px',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** As high as the search, as long as it isn't known who asks. */
export const searchPlace = style({ minHeight: vars.control.height });

/** Reserves the height of the first rows while they load. */
export const waiting = style({ minHeight: '320px' });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBottom: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  paddingBottom: vars.space.sm,
  '@media': { print: { display: 'none' } },
});

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '28px',
  cursor: 'pointer',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const drawer = style({ display: 'grid', gap: vars.space.lg, minWidth: 0 });

export const drawerLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const link = style({ color: vars.color.secondary });

export const question = style({ display: 'grid', gap: vars.space.md });
