import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';

/** The dialog's own width decides: as wide as the window, at most. */
const frame = createContainer();
const WIDE = `${frame} (min-width: 640px)`;

export const content = style({
  containerName: frame,
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  minWidth: 0,
});

export const messages = style({
  display: 'grid',
  gap: vars.space.sm,
  selectors: { '&:empty': { display: 'contents' } },
});

export const progress = style({
  flex: 1,
  alignSelf: 'center',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  minHeight: '24px',
});

export const reading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  minWidth: 0,
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  selectors: { '&[data-open]': { borderColor: vars.color.warning, backgroundColor: vars.color.warningSoft } },
});

export const legend = style({
  // In the flow of the box, and not on its line.
  float: 'inline-start',
  width: '100%',
  padding: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const hidden = visuallyHidden;

export const table = style({ display: 'block', width: '100%', fontSize: vars.font.size.sm });

export const body = style({ display: 'block' });

export const head = style({
  display: 'none',
  color: vars.color.textMuted,
  '@container': { [WIDE]: { display: 'block' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  paddingBlock: vars.space.xs,
  borderTop: `1px solid ${vars.color.border}`,
  '@container': {
    [WIDE]: { gridTemplateColumns: '56px minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)' },
  },
});

/** One of hundreds: drawn and laid out only near what is in sight. The margin leaves room for focus rings. */
export const oneOfMany = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 48px',
  overflowClipMargin: '6px',
});

/** The number of a pasted line, to which others refer; four digits at most. */
export const line = style({
  display: 'inline-block',
  width: '30px',
  marginInlineEnd: vars.space.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'middle',
});

export const cell = style({
  minWidth: 0,
  padding: 0,
  textAlign: 'start',
  fontWeight: vars.font.weight.medium,
  // Below the first of the row.
  selectors: { 'td&:nth-child(n + 3)': { gridColumn: 2 } },
  '@container': { [WIDE]: { selectors: { 'td&:nth-child(n + 3)': { gridColumn: 'auto' } } } },
});

export const source = style({
  minWidth: 0,
  padding: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  '@container': { [WIDE]: { gridColumn: 'span 2' } },
});

export const result = style({
  gridColumn: 2,
  minWidth: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-fate=create], &[data-fate=attach], &[data-fate=added]': { color: vars.color.success },
    '&[data-fate=here], &[data-fate=twice], &[data-fate=out], &[data-fate=leftOut]': {
      color: vars.color.textMuted,
    },
    '&[data-fate=doubtful], &[data-fate=shortened], &[data-fate=carried]': { color: vars.color.warning },
    '&[data-fate=wrong], &[data-fate=failed]': { color: vars.color.danger },
  },
  '@container': { [WIDE]: { gridColumn: 'auto' } },
});
