import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const page = style({ maxWidth: '880px' });

export const form = style({ display: 'grid', gap: vars.space.lg });

export const part = style({ display: 'grid', gap: vars.space.md, containerType: 'inline-size' });

const NARROW = '(max-width: 600px)';

export const lane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const day = style({ maxWidth: '240px', '@container': { [NARROW]: { maxWidth: 'none' } } });

export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const party = style({ display: 'grid', gap: vars.space.sm });

export const partyButtons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const orders = style({ display: 'grid', gap: vars.space.sm });

export const orderList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const order = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minWidth: 0,
  paddingLeft: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const orderNumber = style({ overflowWrap: 'anywhere' });

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.md,
});

export const waiting = style({ minHeight: '480px' });

/** Above the form. */
export const above = style({ marginBottom: vars.space.lg });

export const leftOutList = style({
  margin: `${vars.space.xs} 0 0`,
  paddingInlineStart: vars.space.lg,
  overflowWrap: 'anywhere',
});

export const unfinishedList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const unfinishedItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.xs} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const unfinishedButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  marginInlineStart: 'auto',
});

export const beginTitle = style({ margin: 0, fontSize: vars.font.size.md });

const plainList = { margin: `${vars.space.sm} 0`, padding: 0, listStyle: 'none' };

export const beginList = style({ ...plainList, display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const beginBookings = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  gap: `${vars.space.xs} ${vars.space.md}`,
});
