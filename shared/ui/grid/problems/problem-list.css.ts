import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';
import { PHONE } from '../rows/sizes.ts';

const list = style({
  maxHeight: '160px',
  overflowY: 'auto',
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: '1px solid',
  borderRadius: vars.radius.md,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
  '@media': {
    // Sentences take several lines on a phone, and more of them in some languages.
    [PHONE]: { maxHeight: '50vh' },
    // An entry is higher there.
    '(pointer: coarse) and (min-width: 576px)': { maxHeight: '264px' },
    print: { maxHeight: 'none', overflow: 'visible' },
  },
});

export const lists = styleVariants({
  error: [list, { borderColor: vars.color.danger, backgroundColor: vars.color.dangerSoft }],
  warning: [list, { borderColor: vars.color.warning, backgroundColor: vars.color.warningSoft }],
});

const icon = style({ display: 'flex' });
export const icons = styleVariants({
  error: [icon, { color: vars.color.danger }],
  warning: [icon, { color: vars.color.warning }],
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBottom: vars.space.xs,
  fontWeight: vars.font.weight.medium,
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
});

export const jump = style({
  minWidth: 0,
  maxWidth: '100%',
  padding: `${vars.space.xxs} 0`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
