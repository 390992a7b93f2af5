import { style } from '@vanilla-extract/css';
import { vars } from '../shared/theme/vars.css.ts';

export const page = style({
  minHeight: '100vh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontSize: vars.font.size.md,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const title = style({ margin: 0, fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  marginLeft: 'auto',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  maxWidth: '1600px',
  margin: '0 auto',
  padding: vars.space.md,
  '@media': { '(min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });

/** What is changed on the right is seen here, however far down the change is. */
export const stage = style([
  column,
  {
    '@media': {
      '(min-width: 960px)': { position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto' },
    },
  },
]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
});
