import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';
import { GROUP_ROW, MOUSE_ROW, PRINTED } from './sizes.ts';

const LINE = `1px solid ${vars.color.border}`;

export const heading = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  height: MOUSE_ROW,
  padding: `0 ${vars.space.sm}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A narrow column has two lines for its heading.
  lineHeight: 1.15,
  textAlign: 'start',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  color: vars.color.textMuted,
  backgroundColor: vars.color.canvas,
  borderBottom: LINE,
  selectors: {
    '&[data-kind=number], &[data-kind=output]': { textAlign: 'end' },
    '&[data-sticky], &[data-corner]': { zIndex: 5 },
    '[data-rows="2"] > tr > &': { height: GROUP_ROW },
    '&[data-grouped]': { top: GROUP_ROW },
    [`${PRINTED} &`]: { padding: '0 6px' },
    // The buttons are not printed.
    [`${PRINTED} &[data-actions]`]: { display: 'none' },
  },
});

/** Over several columns: the line beneath reaches as far as they do. */
export const group = style([heading, { textAlign: 'center' }]);
