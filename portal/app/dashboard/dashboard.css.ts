import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { PHONE } from '../shell/sizes.ts';

export const notice = style({ marginBottom: vars.space.lg });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.md,
});

const box = style({
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
});

export const tile = style([
  box,
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: `${vars.space.md} ${vars.space.lg}`,
    color: vars.color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `border-color ${vars.motion.fast}`,
    '@media': { '(max-width: 575.98px)': { padding: vars.space.md } },
    selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
  },
]);

export const figure = style({
  fontSize: '26px',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '36px',
});

export const figureLabel = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  marginBottom: vars.space.lg,
  '@media': {
    '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  marginBottom: vars.space.lg,
  '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const stack = style({ display: 'grid', gap: vars.space.lg, minWidth: 0 });

export const panel = style([box, { scrollMarginTop: '72px' }]);

export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  padding: `${vars.space.md} ${vars.space.lg} ${vars.space.sm}`,
});

export const panelTitle = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });

export const all = style({ fontSize: vars.font.size.sm });

export const rows = style({ containerType: 'inline-size' });

const TIGHT = '(max-width: 440px)';

/** Reference, owner, status and day beside each other; where it is narrow owner and day below the others. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.md}`,
  minHeight: '36px',
  padding: `7px ${vars.space.lg}`,
  borderTop: `1px solid ${vars.color.border}`,
});

export const reference = style({
  minWidth: '144px',
  color: vars.color.secondary,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [PHONE]: { minWidth: 0 } },
  '@container': { [TIGHT]: { minWidth: 0 } },
});

const OWNER_BELOW = { order: 1, flexBasis: '55%', color: vars.color.textMuted } as const;

export const company = style({
  flex: '1 1 0',
  minWidth: '72px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: OWNER_BELOW },
  '@container': { [TIGHT]: OWNER_BELOW },
});

export const status = style({
  minWidth: '84px',
  marginInlineStart: 'auto',
  '@container': { [TIGHT]: { minWidth: 0 } },
});

export const day = style({
  minWidth: '84px',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [TIGHT]: { order: 2, minWidth: 0, marginInlineStart: 'auto' } },
});

export const nothing = style({
  padding: `${vars.space.sm} ${vars.space.lg} ${vars.space.lg}`,
  color: vars.color.textMuted,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  padding: `0 ${vars.space.md} ${vars.space.md}`,
});

export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '36px',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  paddingInlineEnd: vars.space.lg,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
