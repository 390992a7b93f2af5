import { style as styleOf } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

const plainList = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;

export const orders = styleOf(plainList);

export const order = styleOf({
  padding: `${vars.space.sm} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const head = styleOf({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md });

export const count = styleOf({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: '20px',
});

export const styles = styleOf({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingTop: vars.space.xs,
});

export const style = styleOf({
  padding: `0 ${vars.space.sm}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
