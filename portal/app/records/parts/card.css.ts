import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const card = style({
  minWidth: 0,
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  '@media': {
    '(max-width: 575.98px)': { padding: vars.space.md },
    print: { breakInside: 'avoid', padding: 0, border: 0, boxShadow: 'none' },
  },
});

/** On paper it goes over from one page to the next. */
export const long = style({ '@media': { print: { breakInside: 'auto' } } });

export const firstOnPaper = style({ '@media': { print: { order: -1 } } });

export const title = style({
  marginBottom: vars.space.md,
  fontSize: vars.font.size.lg,
  lineHeight: '24px',
  '@media': {
    print: {
      breakAfter: 'avoid',
      marginBottom: vars.space.sm,
      borderBottom: `1px solid ${vars.color.borderStrong}`,
      fontSize: vars.font.size.md,
    },
  },
});

export const count = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.normal });

export const empty = style({ color: vars.color.textMuted });

/** What stands in the way of something, or contradicts something else. */
export const warning = style({ margin: 0, color: vars.color.warning });
