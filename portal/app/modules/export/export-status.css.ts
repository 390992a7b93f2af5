import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

const line = style({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderTop: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const running = style([
  line,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm },
]);

export const size = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

/** What closes the message is not beneath the button that leads to the top of the page. */
export const failed = style([line, { paddingInlineEnd: '72px' }]);
