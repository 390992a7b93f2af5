import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** A small desktop, where dates and headings of some languages need more room. */
const MEDIUM = '(max-width: 1200px)';
/** Narrower windows show minor columns only in the detail. */
const NARROW = '(max-width: 1080px)';
/** A tablet, or the smallest desktop window. */
const TIGHT = '(max-width: 800px)';

export const scroll = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' });

export const head = style({
  padding: 0,
  borderBottom: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  lineHeight: '20px',
  textAlign: 'start',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  // The label inside has its own padding.
  selectors: {
    '&:first-child': { paddingLeft: vars.space.sm },
    '&:last-child': { paddingRight: vars.space.sm },
  },
});

export const label = style({ display: 'block', padding: `7px ${vars.space.sm}` });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '34px',
  margin: 0,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '[aria-sort] > &': { color: vars.color.text },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

/** Takes its space before it is shown, so that no column moves. */
export const arrow = style({
  flex: 'none',
  width: '8px',
  height: '12px',
  fill: 'currentColor',
  opacity: 0,
  selectors: {
    [`${sort}:hover > &`]: { opacity: 0.45 },
    [`[aria-sort] > ${sort} > &`]: { opacity: 1 },
    '[aria-sort="descending"] &': { transform: 'rotate(180deg)' },
  },
});

export const row = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[data-open]': { backgroundColor: vars.color.primarySoft },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

/** One line a record; a text that is cut here is complete in the detail. */
export const cell = style({
  maxWidth: '172px',
  padding: `7px ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  fontWeight: vars.font.weight.normal,
  lineHeight: '20px',
  textAlign: 'start',
  verticalAlign: 'top',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-last] > &': { borderBottom: 0 },
    '&:first-child': { paddingLeft: vars.space.lg },
    '&:last-child': { paddingRight: vars.space.lg },
  },
  '@media': { print: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  '@container': { [MEDIUM]: { maxWidth: '156px' }, [TIGHT]: { maxWidth: '100px', paddingInline: '6px' } },
});

/** Lower than a line of text by what a button is higher, so that a row is no higher for it. */
export const buttons = style([
  cell,
  {
    maxWidth: 'none',
    paddingBlock: '3px',
    textAlign: 'end',
    '@container': { [MEDIUM]: { maxWidth: 'none' }, [TIGHT]: { maxWidth: 'none' } },
  },
]);

export const number = style({ textAlign: 'end' });
export const list = style({
  maxWidth: '216px',
  '@container': { [MEDIUM]: { maxWidth: '208px' }, [TIGHT]: { maxWidth: '124px' } },
});
export const prices = style({
  maxWidth: '460px',
  '@container': { [MEDIUM]: { maxWidth: '460px' }, [TIGHT]: { maxWidth: '260px' } },
});
/** The name of the record is never cut off. */
export const name = style({
  '@container': { [MEDIUM]: { maxWidth: '172px' }, [TIGHT]: { maxWidth: '172px' } },
});

export const minor = style({ '@container': { [NARROW]: { display: 'none' } } });

export const reference = style({
  color: vars.color.secondary,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
