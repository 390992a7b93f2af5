import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    '(max-width: 575.98px)': { padding: vars.space.md },
    print: { display: 'none' },
  },
});

export const search = style({ flex: '1 1 240px', maxWidth: '420px', minWidth: 0 });

export const filter = style({
  flex: '0 1 168px',
  minWidth: '128px',
  '@media': { '(max-width: 575.98px)': { flexGrow: 1 } },
});

export const select = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  cursor: 'pointer',
});

/** Takes its space before the number is loaded, so that nothing wraps when it appears. */
export const count = style({
  minWidth: '112px',
  minHeight: vars.control.height,
  marginLeft: 'auto',
  textAlign: 'end',
  lineHeight: vars.control.height,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
