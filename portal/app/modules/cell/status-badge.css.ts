import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

const badge = style({
  display: 'inline-block',
  padding: `0 ${vars.space.sm}`,
  border: '1px solid transparent',
  borderRadius: '10px',
  fontSize: vars.font.size.sm,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});

const tone = (color: string, soft: string) => [badge, { color, backgroundColor: soft }];

export const tones = styleVariants({
  quiet: [badge, { color: vars.color.textMuted, borderColor: vars.color.border }],
  busy: tone(vars.color.secondary, vars.color.secondarySoft),
  good: tone(vars.color.success, vars.color.successSoft),
  bad: tone(vars.color.danger, vars.color.dangerSoft),
});
