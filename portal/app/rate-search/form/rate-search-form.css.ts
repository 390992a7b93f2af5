import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const card = style({
  marginBottom: vars.space.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  containerType: 'inline-size',
});

const PHONE = '(max-width: 560px)';

export const form = style({
  padding: vars.space.lg,
  '@container': { [PHONE]: { padding: vars.space.md } },
});

/** The places are long and get more width than the day. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(160px, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': {
    '(max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const cargo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

export const containers = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBottom: vars.space.xs, color: vars.color.textMuted });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(64px, 96px))',
  gap: vars.space.md,
  '@container': { [PHONE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.sm } },
});

export const measures = style({
  display: 'grid',
  flex: '1 1 320px',
  gridTemplateColumns: 'repeat(2, minmax(0, 240px))',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
});

/** At the foot of the fields beside it. */
export const submit = style({
  alignSelf: 'end',
  display: 'grid',
  '@container': { [PHONE]: { width: '100%' } },
});
