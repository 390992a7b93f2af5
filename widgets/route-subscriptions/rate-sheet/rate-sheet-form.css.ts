import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Both choices and the button in one line. */
const WIDE = '(min-width: 880px)';
/** Two fields beside one another are too narrow for their labels. */
const NARROW = '(max-width: 330px)';

export const box = style({
  containerType: 'inline-size',
  // A size container has no width of its own: where the host's box fits its content, it would be a thin line.
  containIntrinsicInlineSize: 'min(960px, 80vw)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  // Its colours are made for its own surface, whatever page it stands on.
  background: vars.color.surface,
});

export const form = style({ display: 'grid', gap: vars.space.lg, '@media': { print: { display: 'none' } } });

export const title = style({ fontSize: vars.font.size.lg, lineHeight: '24px' });

export const about = style({ color: vars.color.textMuted });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': {
    [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Below the days that it is about. */
export const few = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.textMuted,
});

export const percentage = style({ position: 'relative' });
globalStyle(`${percentage} > input`, { paddingInlineEnd: '28px' });

export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.sm,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const end = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minHeight: vars.control.height,
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const choiceAbout = style({
  gridColumn: 2,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const problem = style({ display: 'flex', gap: vars.space.xs, color: vars.color.danger });

export const submit = style({ justifySelf: 'start' });

export const messages = style({ display: 'contents' });
