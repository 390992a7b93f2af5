import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Here a row is a card: five columns would be too narrow. */
const NARROW = '(max-width: 720px)';
/** A card has two values beside one another. */
const MEDIUM = '(min-width: 480px) and (max-width: 720px)';

export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [NARROW]: { display: 'block' } },
});

/** On cards the names of the columns stand beside the values, and here for screen readers alone. */
export const heads = style({
  '@container': {
    [NARROW]: { position: 'fixed', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const head = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBottom: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const actionHead = style({ textAlign: 'end' });

export const body = style({ '@container': { [NARROW]: { display: 'block' } } });

export const row = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': { backgroundColor: vars.color.primarySoft },
  },
  '@media': { print: { breakInside: 'avoid' } },
  '@container': {
    [NARROW]: {
      display: 'grid',
      gap: vars.space.xs,
      padding: `${vars.space.md} ${vars.space.sm}`,
      borderBottom: `1px solid ${vars.color.border}`,
    },
    [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.lg },
  },
});

export const cell = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBottom: `1px solid ${vars.color.border}`,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '@container': {
    [NARROW]: {
      display: 'grid',
      // The names of the columns are words of up to fourteen capitals, `BESTIMMUNGSORT`.
      gridTemplateColumns: 'minmax(140px, 36%) minmax(0, 1fr)',
      gap: vars.space.md,
      padding: 0,
      border: 0,
      selectors: {
        '&:empty': { display: 'none' },
        // Only to be seen: the header says it already.
        '&::before': {
          content: "attr(data-name) / ''",
          color: vars.color.textMuted,
          fontSize: vars.font.size.sm,
        },
      },
    },
    // Keeps its place, so that the same value stands in the same place of each card.
    [MEDIUM]: { selectors: { '&:empty': { display: 'block' }, '&:empty::before': { content: 'none' } } },
  },
});

/** As long as the name is on its way. */
export const waiting = style({
  display: 'inline-block',
  width: '96px',
  maxWidth: '100%',
  height: '10px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceHover,
});

export const actions = style([
  cell,
  {
    width: '1%',
    whiteSpace: 'nowrap',
    '@container': {
      [NARROW]: {
        display: 'block',
        width: 'auto',
        // Beside the buttons a phone has no room for the whole mark in each language.
        whiteSpace: 'normal',
        selectors: { '&::before': { content: 'none' } },
      },
      [MEDIUM]: { gridColumn: '1 / -1' },
    },
  },
]);

export const actionLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.md,
});

globalStyle(`${actionLine} > button`, { '@media': { print: { display: 'none' } } });

export const marks = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  '@container': { [NARROW]: { flexWrap: 'wrap', justifyContent: 'flex-start' } },
});

export const mark = style({
  padding: `0 ${vars.space.sm}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size.sm,
});

const ratesMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.sm,
});

export const rates = styleVariants({
  some: [ratesMark, { color: vars.color.success }],
  none: [ratesMark, { color: vars.color.warning }],
});

/** The area that takes the click is larger than what is seen. */
export const select = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
