import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

const NARROW = '(max-width: 991.98px)';

/** Two columns of cards, each as high as its content. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: vars.space.lg, minWidth: 0 });

export const card = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
});

export const heading = style({ fontSize: vars.font.size.lg });

export const form = style({ maxWidth: '640px' });

/** Two fields in a row, where there is space for them. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
});

/** In a drawer they stay in sight, however long the form is and whatever its errors add. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  selectors: {
    'dialog &': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: vars.space.sm,
      backgroundColor: vars.color.surfaceRaised,
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
});
/** What has the focus is not covered by them. */
globalStyle(`dialog ${form}${form} :is(a, button, input, select, textarea)`, {
  scrollMarginBlockEnd: '72px',
});

export const muted = style({ color: vars.color.textMuted });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

export const fact = style({ overflowWrap: 'anywhere' });
