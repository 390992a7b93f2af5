import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const content = style({ display: 'grid', gap: vars.space.lg, minWidth: 0, alignContent: 'start' });

export const messages = style({
  display: 'grid',
  gap: vars.space.sm,
  selectors: { '&:empty': { display: 'contents' } },
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const progress = style([quiet, { flex: 1, alignSelf: 'center' }]);

export const reading = style([quiet, { display: 'flex', alignItems: 'center', gap: vars.space.sm }]);

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  cursor: 'pointer',
});

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
});

export const subtitle = style({ gridColumn: '1 / -1', fontSize: vars.font.size.md });

/** As high as `rowsToDraw` counts on. */
export const preview = style({
  maxHeight: '320px',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const table = style({
  width: '100%',
  minWidth: '760px',
  tableLayout: 'fixed',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
});

export const lineHead = style([head, { width: '56px' }]);
export const stateHead = style([head, { width: '220px' }]);

export const cell = style({
  height: '32px',
  padding: `0 ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-raw]': { color: vars.color.danger },
    '&[data-state=found], &[data-state=added]': { color: vars.color.success },
    '&[data-state=duplicate]': { color: vars.color.textMuted },
    '&[data-state=ambiguous]': { color: vars.color.warning },
    '&[data-state=unknown], &[data-state=incomplete], &[data-state=refused]': { color: vars.color.danger },
  },
});
